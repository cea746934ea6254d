export { pickUnit } from './pick-unit.ts';
export { unitVolumes, type VolumeMesh } from './unit-volumes.ts';
