export { satisfies, versionCandidates } from './delivery.ts';
export {
  EMPTY_FILTER,
  type FilterKey,
  filterableUnits,
  filterFromSearch,
  filterToSearch,
  isEmptyFilter,
  matchesFilter,
  toFilterRequest,
  withoutFilter,
} from './filters.ts';
export { type LandingData, type LandingTarget, landingTarget, rootMasterplan } from './landing.ts';
export { parsePrice } from './prices.ts';
export {
  filterStatusOf,
  fromBoundsStatusId,
  fromRequestStatusIds,
  parseStatus,
  statusOf,
  toBoundsStatusId,
  toRequestStatusIds,
} from './statuses.ts';
export { buildingTitle, selectionTitle } from './titles.ts';
export { isFilterable, parseTypeKey, typeKeyOf, typeOrder } from './types.ts';
export { compareUnitNumbers, countAvailable, countByStatus, type StatusCount } from './units.ts';
