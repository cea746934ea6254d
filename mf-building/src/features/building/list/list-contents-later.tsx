import { Skeleton, useFetchedAhead } from '@suite/ui';
import { lazy, Suspense } from 'react';
import type { ListBodyProps } from './list-body.tsx';

/** Homes one by one: the list and the search have one chunk. */
const load = () => import(/* webpackChunkName: "unit-list" */ './list-contents.tsx');
const Loaded = lazy(async () => ({ default: (await load()).ListContents }));

const SKELETON_ROWS = 12;

/** What the list has below its head; fetched at the first sign of a hand, or where the list is open from the beginning. */
export function ListContents(props: ListBodyProps) {
  return (
    <Suspense fallback={<Skeleton kind="rows" rows={SKELETON_ROWS} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

export function useListAhead(): void {
  useFetchedAhead(load);
}
