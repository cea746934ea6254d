export { type CallOptions, call, callUrl } from './call.ts';
export { unwrapList, unwrapOne } from './envelope.ts';
export { ApiError, isNotFound, isRetryable } from './error.ts';
export { filterApartments } from './filter.ts';
export { pictureUrl } from './picture-url.ts';
export {
  type Read,
  readApartment,
  readBuilding,
  readBuildingApartments,
  readBuildingTypes,
  readFilterBounds,
  readMasterplan,
  readMasterplanBuildings,
  readNestedMasterplans,
  readOrganization,
  readProject,
  readProjectBuildings,
  readProjectFeatures,
  readProjectMasterplans,
  readProjectSettings,
} from './reads.ts';
export { type ReadState, SLOW_AFTER_MS, useRead } from './use-read.ts';
