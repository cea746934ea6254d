import { facadeShapes } from '../demo/facade-shapes.ts';
import { focusBoxOf } from '../src/index.ts';
import { FramedPicture } from './framed-picture.tsx';

const SHAPES = facadeShapes();
const FOCUS_BOX = focusBoxOf(SHAPES);

export function BasicExample() {
  return <FramedPicture shapes={SHAPES} focusBox={FOCUS_BOX} />;
}
