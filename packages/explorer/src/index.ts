export { type AsyncState, joinStates } from './async-view/async-state.ts';
export { AsyncView, type AsyncViewProps } from './async-view/async-view.tsx';
export { CenteredPage } from './async-view/centered-page.tsx';
export { ErrorPage, type ErrorPageProps, statusOf } from './async-view/error-page.tsx';
export { type ImageLoad, useImageLoad } from './async-view/use-image-load.ts';
export { useStableRead } from './async-view/use-stable-read.ts';
export {
  type HoverStore,
  hoveredId,
  isLit,
  type ShapePlace,
  useHoverState,
  useHoverStore,
} from './hover/hover-store.ts';
export { pointerHover } from './hover/pointer-hover.ts';
export { MembersOnly } from './members-only.tsx';
export { isPlainClick, isTouch } from './plain-click.ts';
export { RichText } from './rich-text/rich-text.tsx';
export {
  createScreenStore,
  type ScreenProviderProps,
  type ScreenStore,
} from './screen-store/screen-store.tsx';
export { type Box, boxWithin, type Size } from './stage/boxes.ts';
export {
  createStageLayout,
  Float,
  type FloatProps,
  type StageLayout,
  type StagePart,
  StageProvider,
  useFloat,
  useStage,
  useStageLayout,
} from './stage/stage-layout.tsx';
