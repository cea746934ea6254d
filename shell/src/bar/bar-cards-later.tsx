import { useStore } from '@nanostores/react';
import { $panel } from '@suite/bus';
import { useFetchedAhead } from '@suite/ui';
import { lazy, Suspense } from 'react';
import type { AccountCardProps } from './account-card.tsx';

const load = () => import(/* webpackChunkName: "bar-cards" */ './bar-cards.ts');
const Menu = lazy(async () => ({ default: (await load()).MenuCard }));
const Account = lazy(async () => ({ default: (await load()).AccountCard }));

/** The menu, while it is open; fetched at the first sign of a hand. */
export function MenuCard() {
  useFetchedAhead(load);
  const isOpen = useStore($panel) === 'menu';
  return <Suspense fallback={null}>{isOpen && <Menu />}</Suspense>;
}

/** See `MenuCard`, which fetches it too. */
export function AccountCard(props: AccountCardProps) {
  return (
    <Suspense fallback={null}>
      <Account {...props} />
    </Suspense>
  );
}
