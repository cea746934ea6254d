import { unitToShow } from '@suite/access';
import type { Unit } from '@suite/api';
import { parsePrice } from '@suite/domain';
import { useMemo } from 'react';
import { usePricesShown } from './use-prices-shown.ts';

type Units = readonly Unit[] | undefined;

const NO_PROJECTS: readonly number[] = [];

/** Homes of one project as they may be shown to who looks: what every screen with prices draws. */
export function useShownUnits(units: Units): Units {
  const projectId = useMemo(
    () => units?.find(({ properties }) => parsePrice(properties.price) !== null)?.projectId,
    [units],
  );
  const { shown: prices } = usePricesShown(projectId === undefined ? NO_PROJECTS : [projectId]);
  const isAsItIs = prices || projectId === undefined;
  return useMemo(
    () => (isAsItIs ? units : units?.map((unit) => unitToShow(unit, { prices }))),
    [units, isAsItIs, prices],
  );
}

/** One home as it may be shown to who looks. */
export function useShownUnit(unit: Unit | undefined): Unit | undefined {
  return useShownUnits(useMemo(() => unit && [unit], [unit]))?.[0];
}
