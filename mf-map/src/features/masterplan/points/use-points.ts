import { ApiError, isNotFound, useRead } from '@suite/api-client';
import { readMasterplanPois } from '@suite/api-client/content';
import { useLocale } from '@suite/bus';
import type { Masterplan } from '@suite/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { rowOf } from '../model/area-shapes.ts';
import type { MasterplanView } from '../model/masterplan-views.ts';
import { type MasterplanPoint, masterplanPoints, type PointShapes, pointShapes } from '../model/points.ts';

const KEY = 'pois';
const OFF = '0';
const NOT_BUILT = 501;

/** The layer of points of interest over a view. */
export interface PointsLayer {
  readonly points: readonly MasterplanPoint[];
  /** Empty while the layer is off. */
  readonly shown: PointShapes;
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** They could not be loaded; `retry` asks again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A back end without points of interest is no failure. */
function isAbsent(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.status === NOT_BUILT);
}

/** On at first; off stands in the address, so that a link shows the same. */
function useSwitch() {
  const [search, setSearch] = useSearchParams();
  const isOn = search.get(KEY) !== OFF;
  const toggle = useCallback(() => {
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        if (isOn) next.set(KEY, OFF);
        else next.delete(KEY);
        return next;
      },
      { replace: true },
    );
  }, [isOn, setSearch]);
  return { isOn, toggle };
}

export function usePoints({ id }: Pick<Masterplan, 'id'>, view: MasterplanView): PointsLayer {
  const locale = useLocale();
  const { data, error, retry } = useRead(readMasterplanPois(id, locale));
  const { isOn, toggle } = useSwitch();
  const points = useMemo(() => masterplanPoints(data ?? [], locale), [data, locale]);
  const shown = useMemo(
    () => pointShapes(view.polygons, isOn ? points : [], (label) => rowOf(label, view.heightPx)),
    [view, points, isOn],
  );
  const hasFailed = data === undefined && error !== undefined && !isAbsent(error);
  return { points, shown, isOn, toggle, hasFailed, retry };
}
