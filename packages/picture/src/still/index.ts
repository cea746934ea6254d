export { startPainters } from '../worker/serve-painters.ts';
export { HANDOVER, type Handover, OPENED } from './handover.ts';
export { type StillOptions, showStill } from './still.ts';
