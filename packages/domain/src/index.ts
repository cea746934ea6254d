export { type AmenityValue, amenityValue } from './amenities.ts';
export { BUCKETS, bucketOf } from './bucket.ts';
export {
  calculateLoan,
  initialLoan,
  type Loan,
  type LoanResult,
  type LoanYear,
  parseDecimal,
} from './calculator.ts';
export { type ClockReading, clockAt } from './clock.ts';
export {
  type CompareChange,
  type ComparedKey,
  type ComparedUnit,
  type CompareMark,
  compareMarks,
  knownRooms,
  replaceCompared,
  toggleCompared,
} from './compare.ts';
export {
  type Candidate,
  hasCanary,
  hasServiceWorker,
  isInsecure,
  isRevoked,
  type Resolution,
  resolve,
  resolveShell,
  revisionOf,
  sharedOf,
  type VersionOverride,
  type Visit,
} from './delivery.ts';
export { type FloorPlan, floorPlan, USUAL_SIZE } from './floor-plan.ts';
export {
  isPublishedRoot,
  type LandingData,
  type LandingTarget,
  landingTarget,
  rootMasterplan,
  rootMasterplanId,
} from './landing.ts';
export {
  COMPARE_LIMIT,
  DOWN_PAYMENT_PERCENT,
  INTEREST_RATE,
  LOAN_TERM_YEARS,
} from './limits.ts';
export { applyListChange, isNoChange, type ListChange, listChange } from './list-change.ts';
export { isClear, isWater, type Surface, surfaceOf } from './model-surfaces.ts';
export { type NoticeKind, type NoticeTarget, noticeTarget } from './notice-route.ts';
export { parsePrice } from './prices.ts';
export {
  accentContrast,
  channels,
  colourContrasts,
  colourIssues,
  haloOf,
  isColour,
  type ProjectColours,
} from './project-colours.ts';
export { localeCookie, readLocaleCookie, resolveLocale } from './resolve-locale.ts';
export {
  filterStatusOf,
  fromBoundsStatusId,
  fromRequestStatusIds,
  parseStatus,
  statusOf,
  toBoundsStatusId,
  toRequestStatusIds,
} from './statuses.ts';
export { isTerraceView, terraceView } from './terrace-view.ts';
export { buildingTitle, selectionTitle } from './titles.ts';
export {
  countTexts,
  emptyLanguages,
  missingLanguages,
  type TextLanguage,
} from './translations.ts';
export { parseTypeKey, typeKeyOf, typeOrder } from './types.ts';
export { isTypicalPlan } from './typical-plan.ts';
export { searchUnits } from './unit-search.ts';
export {
  compareUnitNumbers,
  countAvailable,
  countByStatus,
  filterableUnits,
  isFilterable,
  type StatusCount,
  unitAppearance,
} from './units.ts';
export { isAtMost, satisfies } from './version-range.ts';
export {
  askedViewId,
  chooseView,
  isBuildingView,
  isMasterplanView,
  type ViewChoice,
  type ViewMedium,
} from './views.ts';
