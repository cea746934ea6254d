import { useState } from 'react';
import { FACADE_WIDTH } from '../demo/facade.ts';
import { FACADE_IMAGE } from '../demo/facade-image.ts';
import { facadeShapes } from '../demo/facade-shapes.ts';
import type { PictureShape } from '../src/index.ts';
import { FramedPicture } from './framed-picture.tsx';

const FRONT = facadeShapes();

/** Seen from behind, left is right. */
function mirrored(shape: PictureShape): PictureShape {
  const ring = shape.ring.map(([x, y]) => [FACADE_WIDTH - x, y] as const);
  return { ...shape, ring, label: [FACADE_WIDTH - shape.label[0], shape.label[1]] };
}

const VIEWS = [
  { name: 'Front', image: FACADE_IMAGE, shapes: FRONT },
  {
    name: 'Back',
    image: { ...FACADE_IMAGE, src: `${FACADE_IMAGE.src}?width=1920`, alt: 'The house from behind' },
    shapes: FRONT.map(mirrored),
  },
] as const;

export function ViewsExample() {
  const [view, setView] = useState<(typeof VIEWS)[number]>(VIEWS[0]);
  return (
    <>
      <fieldset className="tools">
        <legend>View</legend>
        {VIEWS.map((one) => (
          <button key={one.name} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {one.name}
          </button>
        ))}
      </fieldset>
      <FramedPicture image={view.image} shapes={view.shapes} />
    </>
  );
}
