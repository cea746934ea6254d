import { LoadProblem } from '../states/load-problem.tsx';
import type { PageFilter } from './use-page-filter.ts';

/** What keeps a filter from being applied, or its result from being sure; nothing when all is well. */
export function FilterProblem({ model }: { readonly model: PageFilter }) {
  const { unitsRead, check, isFiltered, recheck } = model;
  if (!isFiltered) return null;
  if (!unitsRead.data && unitsRead.error !== undefined) {
    return <LoadProblem kind="failed" title="common.homesFailed" onRetry={unitsRead.retry} />;
  }
  if (!unitsRead.data && unitsRead.slow) return <LoadProblem kind="slow" onRetry={unitsRead.retry} />;
  return check.kind === 'failed' ? (
    <LoadProblem kind="failed" title="filter.unchecked" onRetry={recheck} />
  ) : null;
}
