import { facadeShapes } from '../demo/facade-shapes.ts';
import { FramedPicture } from './framed-picture.tsx';

/** The last home of each floor leads nowhere: it takes the focus and is told, and opens nothing. */
const SHAPES = facadeShapes().map((shape) =>
  shape.id.endsWith('7') ? { ...shape, href: null, name: `${shape.name}, without a page` } : shape,
);

export function KeyboardExample() {
  return (
    <FramedPicture
      shapes={SHAPES}
      description="Arrow keys move by floor and position, Enter opens, Escape leaves"
    />
  );
}
