export { type CallOptions, call, callAddress, callFile, callPath } from './call.ts';
export {
  readBuilding,
  readBuildingOrientations,
  readBuildingTypes,
  readBuildingUnits,
  readFilterBounds,
  readMasterplan,
  readMasterplanBuildings,
  readNestedMasterplans,
  readOrganization,
  readProject,
  readProjectBuildings,
  readProjectFeatures,
  readProjectMasterplans,
  readProjectMedia,
  readProjectSettings,
  readProjectUnits,
  readProjectUsers,
  readUnit,
} from './catalogue-reads.ts';
export { type ApiConfig, apiAddress, configureApi, readConfig } from './config.ts';
export { unwrapList, unwrapOne } from './envelope.ts';
export { ApiError, type FieldProblem, isApiFault, isNotFound, isRetryable } from './error.ts';
export { filterApartments } from './filter.ts';
export { geocode } from './geocode.ts';
export { type PictureSource, pictureImage } from './picture-image.ts';
export { pictureUrl } from './picture-url.ts';
export { inLanguage, type Read, readAll, readList, readOne } from './read.ts';
export { readAhead } from './read-ahead.ts';
export { restoreSession } from './refresh.ts';
export { hasAccessToken, onSessionEnded, setAccessToken } from './session.ts';
export { type Address, loadProfile, logIn, logOut } from './sign-in.ts';
export { resetApi, type SessionEnd } from './state.ts';
export { type ReadState, SLOW_AFTER_MS, useRead } from './use-read.ts';
export { useReadAll } from './use-read-all.ts';
export { cacheKey, useViewer } from './use-viewer.ts';
