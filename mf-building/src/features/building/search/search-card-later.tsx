import { lazy, Suspense } from 'react';
import type { SearchCardProps } from './search-card.tsx';

const Loaded = lazy(async () => ({
  default: (await import(/* webpackChunkName: "unit-list" */ './search-card.tsx')).SearchCard,
}));

/** Finds homes by their number; comes with the list. */
export function SearchCard(props: SearchCardProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
