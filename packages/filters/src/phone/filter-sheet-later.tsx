import { lazy, Suspense } from 'react';
import type { FilterSheetProps } from './filter-sheet.tsx';

const Sheet = lazy(async () => {
  const { FilterSheet } = await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');
  return { default: FilterSheet };
});

/** All filters on a phone; fetched when it is opened first. */
export function FilterSheet(props: FilterSheetProps) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
