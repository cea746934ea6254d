import type { Masterplan } from '@suite/api';
import { listMasterplanPois } from '@suite/api/endpoints';
import { ApiError, inLanguage, isNotFound, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useStableRead } from '@suite/explorer';
import type { PictureShape } from '@suite/picture';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MasterplanView } from '../model/masterplan-views.ts';
import { type MasterplanPoint, masterplanPoints, type PointShapes, pointShapes } from '../model/points.ts';

const KEY = 'pois';
const OFF = '0';
const NOT_BUILT = 501;
const NO_SHAPES: readonly PictureShape[] = [];

/** The points of interest of a masterplan; those with a place in the view are a layer over it. */
export interface PointsLayer {
  readonly points: readonly MasterplanPoint[];
  /** All of them on this view, whether the layer is on or off. */
  readonly placed: PointShapes;
  /** Shapes for the picture; none while the layer is off. */
  readonly shapes: readonly PictureShape[];
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** It is not known yet whether there are any. */
  readonly isWaiting: boolean;
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
  const { data, error, retry } = useStableRead(
    useRead(readOf(listMasterplanPois, { id, ...inLanguage(locale) })),
  );
  const { isOn, toggle } = useSwitch();
  const points = useMemo(() => masterplanPoints(data ?? [], locale), [data, locale]);
  const placed = useMemo(() => pointShapes(view.polygons, points), [view, points]);
  const hasFailed = data === undefined && error !== undefined && !isAbsent(error);
  const isWaiting = data === undefined && error === undefined;
  const shapes = isOn ? placed.shapes : NO_SHAPES;
  return { points, placed, shapes, isOn, toggle, isWaiting, hasFailed, retry };
}
