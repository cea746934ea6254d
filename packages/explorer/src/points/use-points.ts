import type { MediaPolygon, Poi } from '@suite/api';
import { ApiError, isNotFound, type ReadState } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { PictureShape } from '@suite/picture';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useStableRead } from '../async-view/use-stable-read.ts';
import { type Point, type PointShapes, pointShapes, shownPoints } from './points.ts';

const KEY = 'pois';
const OFF = '0';
const NOT_BUILT = 501;
const NO_SHAPES: readonly PictureShape[] = [];

/** The points of interest of a screen; those with a place in the view are a layer over it. */
export interface PointsLayer {
  readonly points: readonly Point[];
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

/** `read` is the points of interest of what the picture shows, `polygons` those of the view on the screen. */
export function usePoints(read: ReadState<readonly Poi[]>, polygons: readonly MediaPolygon[]): PointsLayer {
  const locale = useLocale();
  const { data, error, retry } = useStableRead(read);
  const { isOn, toggle } = useSwitch();
  const points = useMemo(() => shownPoints(data ?? [], locale), [data, locale]);
  const placed = useMemo(() => pointShapes(polygons, points), [polygons, points]);
  const hasFailed = data === undefined && error !== undefined && !isAbsent(error);
  const isWaiting = data === undefined && error === undefined;
  const shapes = isOn ? placed.shapes : NO_SHAPES;
  return useMemo(
    () => ({ points, placed, shapes, isOn, toggle, isWaiting, hasFailed, retry }),
    [points, placed, shapes, isOn, toggle, isWaiting, hasFailed, retry],
  );
}
