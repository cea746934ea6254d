/**
 * Availability of a unit. In code a status is always its string key; numbers exist only on the wire and
 * are converted by the codecs in `@suite/domain`.
 */
export const UNIT_STATUSES = ['available', 'pending-reservation', 'reserved', 'sold', 'unavailable'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** Statuses as the specification names them: `all` stands for every one of them. */
export const STATUS_NAMES = ['all', ...UNIT_STATUSES] as const;

/** The four statuses a visitor can filter by; `reserved` also covers `pending-reservation`. */
export const FILTER_STATUSES = ['available', 'reserved', 'sold', 'unavailable'] as const;
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/**
 * The one table of status numbers (specification §3 has three numberings).
 * `requestId`: `filters.statusIds` of a filter request. `boundsId`: `statuses[].id` of the filter bounds.
 */
export const STATUS_CODES: Readonly<Record<FilterStatus, { requestId: number; boundsId: number }>> = {
  available: { requestId: 1, boundsId: 0 },
  reserved: { requestId: 2, boundsId: 2 },
  sold: { requestId: 3, boundsId: 1 },
  unavailable: { requestId: 4, boundsId: 3 },
};

/**
 * What a unit is to one viewer. `priced`: it can be had, at a price that the viewer may see; `on-request`: it can be
 * had, the price is asked for; `gone`: neither.
 */
export const COMMERCIAL_STATES = ['priced', 'on-request', 'gone'] as const;
export type CommercialStateName = (typeof COMMERCIAL_STATES)[number];
