// What of this package a browser loads: nothing of the schemas.
export type { DocumentOf, Endpoint, InputOf } from './endpoint.ts';
export type { Operation } from './operation.ts';
export { fillPath } from './path.ts';
export { fits, type Shape } from './shape.ts';
