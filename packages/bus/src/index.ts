export * from './bus.ts';
export { type Bus, busOf } from './bus-of.ts';
