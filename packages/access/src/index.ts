export { type CommercialState, commercialState, decideCommercialState, priceOf } from './commercial-state.ts';
export { isAllowed, strongestRole } from './permissions.ts';
export { canSeePricesOf, pricedProjectIds } from './price-visibility.ts';
export { type Account, type ProjectMember, signedInViewer } from './signed-in-viewer.ts';
export { isStaff, isStaffOf, isSuperAdmin, staffProjectIds } from './staff.ts';
export { ANONYMOUS, type Membership, type SignedIn, type Viewer } from './viewer.ts';
export { unitToShow, type Visibility, type VisibilityFacts, visibilityOf } from './visibility.ts';
