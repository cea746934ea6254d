export type { FrameBox } from './camera/projection.ts';
export { PICTURE_SUN, type SunPosition } from './sun/sun-position.ts';
export type { ShownUnit } from './units/unit-paint.ts';
export { ModelIntl } from './view/model-intl.tsx';
export { type ModelState, ModelView } from './view/model-view.tsx';
