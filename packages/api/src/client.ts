// What of this package a browser loads: nothing of the schemas.
export type { Endpoint } from './endpoint.ts';
export { fillPath } from './path.ts';
export { fits, type Shape } from './shape.ts';
