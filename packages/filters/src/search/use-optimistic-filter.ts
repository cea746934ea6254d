import type { FilterState } from '@suite/filter-engine';
import { startTransition, useCallback, useOptimistic } from 'react';
import type { ChangeFilter } from './use-search-state.ts';

interface ChangeableFilter {
  readonly filter: FilterState;
  readonly setFilter: ChangeFilter;
}

/**
 * The filter as a control shows it: a press is seen in the control at once, and all that follows from it is drawn after
 * that frame.
 */
export function useOptimisticFilter<Model extends ChangeableFilter>(model: Model): Model {
  const { setFilter: changeAddress } = model;
  const [filter, show] = useOptimistic(model.filter, changed);
  const setFilter = useCallback<ChangeFilter>(
    (change) =>
      startTransition(() => {
        show(change);
        changeAddress(change);
      }),
    [show, changeAddress],
  );
  return { ...model, filter, setFilter };
}

function changed(filter: FilterState, change: (filter: FilterState) => FilterState): FilterState {
  return change(filter);
}
