export { type CommercialState, commercialState, decideCommercialState, priceOf } from './commercial-state.ts';
export { findRight, isAllowed, strongestRole } from './permissions.ts';
export { type HeldRole, personActions } from './person-actions.ts';
export { canSeePricesOf, pricedProjectIds } from './price-visibility.ts';
export { type Account, type ProjectMember, signedInViewer } from './signed-in-viewer.ts';
export {
  allowedProjectIds,
  isAllowedOn,
  isAllowedSomewhere,
  isStaffOf,
  rolesOn,
  staffProjectIds,
} from './staff.ts';
export { ANONYMOUS, type Membership, type SignedIn, type Viewer } from './viewer.ts';
export { unitToShow, type Visibility, type VisibilityFacts, visibilityOf } from './visibility.ts';
