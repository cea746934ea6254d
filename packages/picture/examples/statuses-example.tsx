import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { useMemo, useState } from 'react';
import { facadeShapes } from '../demo/facade-shapes.ts';
import { FramedPicture } from './framed-picture.tsx';

const ALL = facadeShapes();

export function StatusesExample() {
  const [shown, setShown] = useState<readonly UnitStatus[]>(UNIT_STATUSES);
  const [pulsing, setPulsing] = useState(true);
  const [overlayShown, setOverlayShown] = useState(true);
  const shapes = useMemo(
    () =>
      ALL.map((shape) => {
        const { appearance } = shape;
        return { ...shape, filteredOut: appearance.kind === 'unit' && !shown.includes(appearance.status) };
      }),
    [shown],
  );
  const toggle = (status: UnitStatus) =>
    setShown(shown.includes(status) ? shown.filter((one) => one !== status) : [...shown, status]);
  return (
    <>
      <fieldset className="tools">
        <legend>Shown</legend>
        {UNIT_STATUSES.map((status) => (
          <label key={status}>
            <input type="checkbox" checked={shown.includes(status)} onChange={() => toggle(status)} />
            {status.replace('-', ' ')}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={pulsing} onChange={() => setPulsing(!pulsing)} />
          pulse
        </label>
        <label>
          <input type="checkbox" checked={overlayShown} onChange={() => setOverlayShown(!overlayShown)} />
          shapes
        </label>
      </fieldset>
      <FramedPicture shapes={shapes} pulsing={pulsing} overlay={overlayShown ? 'shown' : 'hidden'} />
    </>
  );
}
