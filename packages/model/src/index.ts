/// <reference path="./env.d.ts" />
export type { FrameBox } from './camera/projection.ts';
export type { TerracePlace } from './camera/terrace.ts';
export type { Vector } from './camera/vector.ts';
export { shownUnits } from './units/shown-units.ts';
export type { ShownUnit } from './units/unit-paint.ts';
export { ModelIntl } from './view/model-intl.tsx';
export { hasModelNote, ModelNote } from './view/model-note.tsx';
export { type ModelState, ModelView } from './view/model-view.tsx';
export type { ModelPin } from './view/pin-layer.tsx';
export { TerraceView } from './view/terrace-view.tsx';
export { type ModelCamera, viewOfModel } from './view/view-of-model.ts';
