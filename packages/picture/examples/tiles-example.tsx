import { FACADE_IMAGE, FACADE_TILES } from '../demo/facade-image.ts';
import { facadeShapes } from '../demo/facade-shapes.ts';
import { FramedPicture } from './framed-picture.tsx';

const IMAGE = { ...FACADE_IMAGE, tiles: FACADE_TILES };
const SHAPES = facadeShapes();

export function TilesExample() {
  return <FramedPicture image={IMAGE} shapes={SHAPES} />;
}
