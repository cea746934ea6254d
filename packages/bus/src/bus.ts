export {
  FAVOURITES_ACCOUNT_KEY,
  favouritesToSend,
  forgetAccountFavourites,
  noteFavouritesSent,
  takeAccountFavourites,
} from './account-favourites.ts';
export {
  clearNotices,
  clearSelection,
  closePanel,
  noteRestoring,
  openCalculator,
  raiseNotice,
  selectBuilding,
  selectMasterplan,
  selectNothing,
  selectProject,
  selectUnit,
  setConnectivity,
  setFilter,
  setFilterResult,
  setLocale,
  setPageTitle,
  setProfile,
  takeLoanTerms,
  togglePanel,
} from './actions.ts';
export { ARRIVAL_STATE, endArrival, isArrivalOver, isArrivalState, onArrivalOver } from './arrival.ts';
export { BusOwner, useBusEvent, useBusOwner } from './bus-owner.ts';
export {
  COMPARE_KEY,
  dropCompareCandidate,
  replaceCompare,
  restoreCompare,
  setCompare,
  toggleCompare,
} from './compare.ts';
export { restoreConsent, setConsent } from './consent.ts';
export { DRAFT_PREFIX, forgetDrafts } from './drafts.ts';
export { emit, endSubscriptionsOf, subscribe } from './events.ts';
export {
  addFavourites,
  clearFavourites,
  FAVOURITES_KEY,
  keepSavedStatus,
  removeFavourite,
  restoreFavourites,
  SAVED_STATUSES_KEY,
  savedStatus,
  toggleFavourite,
} from './favourites.ts';
export { useConnectivity, useIsCompared, useIsFavourite, useLocale, useNotFound } from './hooks.ts';
export {
  clearPendingAction,
  deferUntilLogin,
  PENDING_ACTION_KEY,
  type PendingAction,
  pendingActionPath,
  resumePendingAction,
} from './pending-action.ts';
export { onRefused } from './refusals.ts';
export {
  $compare,
  $compareCandidate,
  $connectivity,
  $consent,
  $favourites,
  $filter,
  $filterResult,
  $locale,
  $notices,
  $panel,
  $profile,
  $projectId,
  $selection,
  $session,
  resetStores,
} from './stores.ts';
