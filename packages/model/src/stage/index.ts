export { type ModelStage, useModelStage } from './use-model-stage.ts';
