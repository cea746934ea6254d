/** Who is asking. Nobody can sign in yet, so everybody is anonymous. */
export type Viewer = { readonly kind: 'anonymous' };

/** What an answer may tell about units. What is not disclosed is not read from the database either. */
export interface Disclosure {
  /** Prices, their bounds, and any effect of a price filter. */
  readonly prices: boolean;
  /** Statuses, counts of them, and any effect of a status filter. */
  readonly statuses: boolean;
}

export const ANONYMOUS: Viewer = { kind: 'anonymous' };

/** Prices are for signed-in members of the project only (settled rule 12), so for nobody here. */
function maySeePrices(_viewer: Viewer): boolean {
  return false;
}

export function disclosureOf(viewer: Viewer, organization: { hide_unit_status: boolean }): Disclosure {
  return { prices: maySeePrices(viewer), statuses: !organization.hide_unit_status };
}
