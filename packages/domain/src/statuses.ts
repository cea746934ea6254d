import {
  FILTER_STATUSES,
  type FilterStatus,
  STATUS_CODES,
  UNIT_STATUSES,
  type UnitStatus,
} from '@suite/contracts';

interface StatusCarrier {
  readonly status?: string | undefined;
  readonly properties?: { readonly status?: string | undefined } | undefined;
}

/** Reads a status text as it comes: case and `_` or space for `-` do not matter; unknown is `unavailable`. */
export function parseStatus(text: string | undefined): UnitStatus {
  const key = (text ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-');
  return UNIT_STATUSES.find((status) => status === key) ?? 'unavailable';
}

/** Status of a unit: `properties.status`, else `status`. Null when the answer carries none (status is hidden). */
export function statusOf(unit: StatusCarrier): UnitStatus | null {
  const text = unit.properties?.status ?? unit.status;
  return text === undefined ? null : parseStatus(text);
}

/** The filterable status that covers a shown one: `reserved` covers `pending-reservation`. */
export function filterStatusOf(status: UnitStatus): FilterStatus {
  return status === 'pending-reservation' ? 'reserved' : status;
}

/** `statusIds` of a filter request, in the order of the table. */
export function toRequestStatusIds(statuses: readonly FilterStatus[]): number[] {
  return FILTER_STATUSES.filter((status) => statuses.includes(status)).map(
    (status) => STATUS_CODES[status].requestId,
  );
}

export function fromRequestStatusIds(ids: readonly number[]): FilterStatus[] {
  return FILTER_STATUSES.filter((status) => ids.includes(STATUS_CODES[status].requestId));
}

/** Status of an id in the filter bounds; null for an unknown id. */
export function fromBoundsStatusId(id: number): FilterStatus | null {
  return FILTER_STATUSES.find((status) => STATUS_CODES[status].boundsId === id) ?? null;
}

export function toBoundsStatusId(status: FilterStatus): number {
  return STATUS_CODES[status].boundsId;
}
