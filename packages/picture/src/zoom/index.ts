export { ZOOM_ICONS } from './icons.ts';
export { ZoomButton, ZoomButtons } from './zoom-buttons.tsx';
