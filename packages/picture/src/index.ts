export { boxInFrame, homeCamera } from './camera/camera.ts';
export { focusBoxOf } from './geometry/focus-box.ts';
export { noteVisited } from './keyboard/visited.ts';
export { Picture } from './picture.tsx';
export type {
  HoverSource,
  PictureBox,
  PictureHandle,
  PictureImage,
  PictureOpening,
  PicturePart,
  PicturePin,
  PicturePoint,
  PictureProps,
  PictureShape,
  PictureTiles,
  ShapeAppearance,
  ShapeOnScreen,
} from './types.ts';
