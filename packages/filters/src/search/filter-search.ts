import { FILTER_STATUSES } from '@suite/contracts';
import {
  FILTER_PARAMS,
  type FilterState,
  filterFromSearch,
  filterToSearch,
  withChoice,
} from '@suite/filter-engine';
import { statusFilter } from '@suite/filter-engine/definitions/status';
import type { SearchCodec } from './use-search-state.ts';

/** The filter of an address; all four statuses in it are no constraint. */
export function readFilter(search: URLSearchParams): FilterState {
  const filter = filterFromSearch(search);
  return filter.statuses ? withChoice(filter, statusFilter, filter.statuses, FILTER_STATUSES) : filter;
}

/** The keys of an address that are not of its filter. */
export function withoutFilterKeys(search: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(search);
  for (const key of FILTER_PARAMS) others.delete(key);
  return others;
}

/** Query string without its leading `?`: the other keys as they are, then the filter. */
export function writeFilter(search: URLSearchParams, filter: FilterState): string {
  return [withoutFilterKeys(search).toString(), filterToSearch(filter)].filter(Boolean).join('&');
}

/** A path with a filter behind it, whether or not it has a query already. */
export function pathWithFilter(path: string, filterSearch: string): string {
  if (filterSearch === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${filterSearch}`;
}

export interface FilterSearchState {
  readonly filter: FilterState;
}

/** For pages that keep nothing but a filter in their address. */
export const FILTER_SEARCH: SearchCodec<FilterSearchState> = {
  read: (search) => ({ filter: readFilter(search) }),
  write: (search, { filter }) => writeFilter(search, filter ?? readFilter(search)),
};
