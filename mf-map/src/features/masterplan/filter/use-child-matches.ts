import { filterApartments, type Read, useRead } from '@suite/api-client';
import type { FilterState } from '@suite/contracts';
import { filterFromSearch, filterToSearch, isEmptyFilter, toFilterRequest } from '@suite/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { childKey, type MasterplanChild, withMatches } from '../model/children.ts';

type Counts = ReadonlyMap<string, number>;

/** The children with the filter of the address, which comes along from a building or with a link. */
export interface FilteredChildren {
  /** Null until they are known. While it is not known what matches, nothing is faded. */
  readonly children: readonly MasterplanChild[] | null;
  /** Null without a filter. */
  readonly filter: {
    /** Homes that match below the masterplan; null until that is known. */
    readonly matched: number | null;
    readonly hasFailed: boolean;
    readonly retry: () => void;
    readonly reset: () => void;
  } | null;
}

/** How many homes of each child match, in as many calls as there are children. */
function readMatches(children: readonly MasterplanChild[], filter: FilterState): Read<Counts> {
  const keys = children.map(childKey);
  return {
    key: `matches ${keys.join(' ')} ${filterToSearch(filter)}`,
    load: async () => {
      const answers = await Promise.all(
        children.map(({ kind, id }) => filterApartments(toFilterRequest(kind, id, filter))),
      );
      return new Map(answers.map((answer, index) => [keys[index] ?? '', answer.numberOfMatchedUnits]));
    },
  };
}

/** Takes the filter out of the address; everything else in it stays. */
function useReset(filterSearch: string): () => void {
  const [, setSearch] = useSearchParams();
  return useCallback(() => {
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        for (const key of new URLSearchParams(filterSearch).keys()) next.delete(key);
        return next;
      },
      { replace: true },
    );
  }, [filterSearch, setSearch]);
}

export function useChildMatches(children: readonly MasterplanChild[] | null): FilteredChildren {
  const [search] = useSearchParams();
  const filterSearch = filterToSearch(filterFromSearch(search));
  const filter = useMemo(() => filterFromSearch(new URLSearchParams(filterSearch)), [filterSearch]);
  const isFiltered = !isEmptyFilter(filter);
  const asks = isFiltered && children !== null && children.length > 0;
  const { data, error, retry } = useRead(asks ? readMatches(children, filter) : null);
  const filtered = useMemo(
    () => (children && isFiltered ? withMatches(children, data ?? null, filterSearch) : children),
    [children, isFiltered, data, filterSearch],
  );
  const reset = useReset(filterSearch);
  if (!isFiltered) return { children: filtered, filter: null };
  const matched = data ? [...data.values()].reduce((sum, count) => sum + count, 0) : null;
  return {
    children: filtered,
    filter: { matched, hasFailed: data === undefined && error !== undefined, retry, reset },
  };
}
