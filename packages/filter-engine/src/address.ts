import { appliedFilters, FILTERS, type FilterState, filterOf } from './filters.ts';

const BY_ADDRESS = FILTERS.toSorted((a, b) => (a.urlPosition ?? a.position) - (b.urlPosition ?? b.position));

/** Keys of the query that belong to filters. */
export const FILTER_PARAMS: readonly string[] = BY_ADDRESS.map(({ urlParam }) => urlParam);

/** Query string of a filter, keys in a fixed order: `status=available,sold&area=45-90`. Empty for no filter. */
export function filterToSearch(filter: FilterState): string {
  const texts = new Map<string, string>();
  for (const { definition, value } of appliedFilters(filter)) {
    if (!definition.isEverything(value, null)) texts.set(definition.urlParam, definition.codec.write(value));
  }
  return FILTER_PARAMS.flatMap((key) => {
    const text = texts.get(key);
    return text === undefined ? [] : `${key}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
  }).join('&');
}

/**
 * Reads a filter from a query string; what cannot be read is left out and other keys are ignored.
 * Whatever the address holds, the request that comes of it is one that the API takes.
 */
export function filterFromSearch(search: URLSearchParams): FilterState {
  return filterOf(
    BY_ADDRESS.flatMap(({ key, urlParam, codec }) => {
      const text = search.get(urlParam);
      const value = text === null ? null : codec.read(text);
      return value === null ? [] : [[key, value] as const];
    }),
  );
}
