export { modules, registered } from './federation-runtime.ts';
export { pixelOf } from './pixel-of.ts';
