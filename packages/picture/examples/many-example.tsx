import { useMemo, useState } from 'react';
import { manyShapes } from '../demo/facade-shapes.ts';
import { FramedPicture } from './framed-picture.tsx';

const ALL = manyShapes(10_000);

export function ManyExample() {
  const [availableOnly, setAvailableOnly] = useState(false);
  const shapes = useMemo(
    () =>
      ALL.map((shape) => {
        const { appearance } = shape;
        const isAvailable = appearance.kind === 'unit' && appearance.status === 'available';
        return { ...shape, filteredOut: availableOnly && !isAvailable };
      }),
    [availableOnly],
  );
  return (
    <>
      <label className="tools">
        <input type="checkbox" checked={availableOnly} onChange={() => setAvailableOnly(!availableOnly)} />
        Available only
      </label>
      <FramedPicture shapes={shapes} />
    </>
  );
}
