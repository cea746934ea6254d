import { AsyncView } from '@suite/explorer';
import type { PageFilter } from './use-page-filter.ts';

/** What keeps a filter from being applied, or its result from being sure; nothing when all is well. */
export function FilterError({ model }: { readonly model: PageFilter }) {
  const { units, check, isFiltered, recheck } = model;
  if (!isFiltered) return null;
  if (!units.data && (units.error !== undefined || units.slow)) {
    return <AsyncView read={units} errorTitle="common.homesFailed" />;
  }
  if (check.kind !== 'failed') return null;
  const state = { data: undefined, error: check, slow: false, retry: recheck };
  return <AsyncView read={state} errorTitle="filter.unchecked" />;
}
