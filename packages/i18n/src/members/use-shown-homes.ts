import type { Apartment } from '@suite/contracts';
import { homeToShow, parsePrice } from '@suite/domain';
import { useMemo } from 'react';
import { usePricesShown } from './use-prices-shown.ts';

type Homes = readonly Apartment[] | undefined;

const NO_PROJECTS: readonly number[] = [];

/** Homes of one project as they may be shown to who looks: what every screen with prices draws. */
export function useShownHomes(homes: Homes): Homes {
  const projectId = useMemo(
    () => homes?.find(({ properties }) => parsePrice(properties.price) !== null)?.projectId,
    [homes],
  );
  const prices = usePricesShown(projectId === undefined ? NO_PROJECTS : [projectId]);
  const isAsItIs = prices || projectId === undefined;
  return useMemo(
    () => (isAsItIs ? homes : homes?.map((home) => homeToShow(home, { prices }))),
    [homes, isAsItIs, prices],
  );
}

/** One home as it may be shown to who looks. */
export function useShownHome(home: Apartment | undefined): Apartment | undefined {
  return useShownHomes(useMemo(() => home && [home], [home]))?.[0];
}
