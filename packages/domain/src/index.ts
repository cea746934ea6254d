export { calculateLoan, type Loan, type LoanResult, type LoanYear, parseDecimal } from './calculator.ts';
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
export {
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
  NAME_LIMIT,
  NOTE_LIMIT,
  PASSWORD_MIN,
} from './limits.ts';
export { type NoticeKind, type NoticeTarget, noticeTarget } from './notice-route.ts';
export { isAllowed, strongestRole } from './permissions.ts';
export { isPhoneNumber, phoneNumberToSend } from './phone-number.ts';
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
export {
  isLoggedIn,
  priceToShow,
  type Visibility,
  type VisibilityFacts,
  visibilityOf,
} from './visibility.ts';
