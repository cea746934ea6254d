export {
  clearSelection,
  closePanel,
  selectApartment,
  selectBuilding,
  selectMasterplan,
  selectProject,
  setConnectivity,
  setFilter,
  setFilterResult,
  setLocale,
  togglePanel,
} from './actions.ts';
export { emit, subscribe } from './events.ts';
export { useConnectivity, useLocale } from './hooks.ts';
export {
  $compare,
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
