import type { Unit } from '@suite/api';
import { FILTER_STATUSES, type FilterState, type FilterStatus } from '@suite/contracts';
import { countMatching, withoutFilter } from '@suite/domain';

export interface StatusOption {
  readonly status: FilterStatus;
  readonly selected: boolean;
  /** Homes that this status alone would bring, the other filters as they are. */
  readonly count: number;
}

/** Chosen statuses; without a choice all four are. */
export function chosenStatuses(filter: FilterState): readonly FilterStatus[] {
  return filter.statuses ?? FILTER_STATUSES;
}

/** All four statuses chosen is no constraint, so it leaves no trace in the filter or in the address. */
export function withStatuses(filter: FilterState, statuses: readonly FilterStatus[]): FilterState {
  const chosen = FILTER_STATUSES.filter((status) => statuses.includes(status));
  if (chosen.length === FILTER_STATUSES.length) return withoutFilter(filter, 'statuses');
  return { ...filter, statuses: chosen };
}

export function statusOptions(units: readonly Unit[], filter: FilterState): StatusOption[] {
  return FILTER_STATUSES.map((status) => ({
    status,
    selected: chosenStatuses(filter).includes(status),
    count: countMatching(units, { ...filter, statuses: [status] }),
  }));
}
