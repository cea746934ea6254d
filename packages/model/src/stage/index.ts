export { readSun, withSun } from '../sun/sun-address.ts';
export type { SunMoment } from '../sun/sun-moment.ts';
export {
  hasModelView,
  hasTerraceView,
  MODEL_VIEW,
  withModelView,
  withTerraceView,
} from './model-address.ts';
export { type ModelStage, useModelStage } from './use-model-stage.ts';
