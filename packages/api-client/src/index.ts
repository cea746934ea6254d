export {
  type CallOptions,
  call,
  callAddress,
  callBody,
  callFile,
  callPath,
  callTagged,
  readAhead,
  type Tagged,
} from './call.ts';
export { type ApiConfig, apiAddress, configureApi, readConfig } from './config.ts';
export { documentIn } from './document.ts';
export {
  ApiError,
  type FieldError,
  isCausedByApi,
  isChangedMeanwhile,
  isNotFound,
  isRetryable,
  type WithdrawnUnit,
  withdrawnUnitOf,
} from './error.ts';
export { type PictureSource, pictureImage } from './picture-image.ts';
export { focusPosition, pictureUrl } from './picture-url.ts';
export { inLanguage, type Read, readAll, readOf, taggedReadOf } from './read.ts';
export { restoreSession } from './refresh.ts';
export { endSession, hasAccessToken, onSessionEnded, setAccessToken } from './session.ts';
export { type Address, loadProfile, logIn, logOut, type SecondFactor } from './sign-in.ts';
export { resetApi, type SessionEnd } from './state.ts';
export { isRead, type ReadState, SLOW_AFTER_MS, useRead } from './use-read.ts';
export { useReadAll } from './use-read-all.ts';
export { useReadAnew } from './use-read-anew.ts';
export { cacheKey, useViewer } from './use-viewer.ts';
