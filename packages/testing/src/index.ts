export { modules, registered } from './federation-runtime.ts';
