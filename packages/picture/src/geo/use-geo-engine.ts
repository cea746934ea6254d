import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterFrame } from '../after-frame.ts';
import { type BasemapData, parseBasemap } from './basemap/basemap-data.ts';
import { loadBasemap } from './basemap/load-basemap.ts';
import { createGeoEngine, type GeoEngine } from './geo-engine.ts';
import type { GeoState } from './geo-surface.ts';
import { toMapPoint } from './mercator.ts';
import type { GeoMapProps } from './types.ts';

const NOTHING_SHOWN: GeoState = {
  level: null,
  sides: new Map(),
  atMin: false,
  atMax: false,
  isPainted: false,
};
const noSubscription = () => () => undefined;

/** The projects' places as a text, so that new texts on the same projects do not move the map. */
function placesKey(projects: GeoMapProps['projects']): string | null {
  return projects?.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';') ?? null;
}

function usePlaces(engine: GeoEngine | null, projects: GeoMapProps['projects']): void {
  const key = placesKey(projects);
  useLayoutEffect(() => {
    if (!engine || key === null) return;
    const places = key === '' ? [] : key.split(';').map((place) => place.split(',').map(Number));
    engine.setHome(places.map(([longitude = 0, latitude = 0]) => toMapPoint(longitude, latitude)));
  }, [engine, key]);
}

/** What came first is drawn first, and the file when a hand or the map's own size asks for more. */
function useBasemap(engine: GeoEngine | null, props: GeoMapProps): void {
  const { basemapUrl: url, firstBasemap: first, onBasemapError } = props;
  const report = useRef(onBasemapError);
  const isWhole = useRef(false);
  useLayoutEffect(() => {
    report.current = onBasemapError;
  });
  // On its way before there is anything to show it with.
  useEffect(() => {
    if (first === undefined) loadBasemap(url).catch(() => undefined);
  }, [url, first]);
  useEffect(() => {
    if (!engine || first === null) return;
    let isCurrent = true;
    const showAll = () => {
      loadBasemap(url).then(
        (data) => {
          if (!isCurrent) return;
          isWhole.current = true;
          engine.setBasemap(data);
        },
        (error: unknown) => isCurrent && report.current?.(error),
      );
    };
    const part = first === undefined || isWhole.current ? null : partOf(first);
    if (part) engine.setBasemap(part, showAll);
    else showAll();
    return () => {
      isCurrent = false;
    };
  }, [engine, url, first]);
}

/** Null where it is no basemap, which the file may be. */
function partOf(first: unknown): BasemapData | null {
  try {
    return parseBasemap(first);
  } catch {
    return null;
  }
}

/** Goes to the wanted place once there is something to go about on. */
function usePlace(engine: GeoEngine | null, isShown: boolean, props: GeoMapProps): void {
  const { place = null, onPlaceBeyond } = props;
  const reportBeyond = useRef(onPlaceBeyond);
  useLayoutEffect(() => {
    reportBeyond.current = onPlaceBeyond;
  });
  useEffect(() => {
    if (engine && isShown && place && !engine.goTo(place)) reportBeyond.current?.(place);
  }, [engine, isShown, place]);
}

/** The map behind a `GeoMap` and what it tells; null and "nothing shown" before the first layout. */
export function useGeoEngine(
  frameRef: RefObject<HTMLElement | null>,
  stageRef: RefObject<HTMLElement | null>,
  ownControls: ReadonlySet<HTMLElement>,
  props: GeoMapProps,
): { readonly engine: GeoEngine | null; readonly state: GeoState } {
  const { controls } = props;
  const [engine, setEngine] = useState<GeoEngine | null>(null);
  // It measures the page: when that is laid out, in a task of its own.
  useEffect(() => {
    const frame = frameRef.current;
    const stage = stageRef.current;
    if (!frame || !stage) return;
    let created: GeoEngine | null = null;
    const stopWaiting = afterFrame(() => {
      created = createGeoEngine(frame, stage, () => [...ownControls, ...(controls?.() ?? [])]);
      setEngine(created);
    });
    return () => {
      stopWaiting();
      created?.dispose();
    };
  }, [frameRef, stageRef, ownControls, controls]);

  const { top, right, bottom, left } = props.padding;
  useLayoutEffect(() => {
    engine?.setPadding({ top, right, bottom, left });
  }, [engine, top, right, bottom, left]);
  useLayoutEffect(() => {
    engine?.setLanguage(props.language);
  }, [engine, props.language]);
  usePlaces(engine, props.projects);
  useBasemap(engine, props);

  const state = useSyncExternalStore(
    engine?.subscribe ?? noSubscription,
    engine?.state ?? (() => NOTHING_SHOWN),
  );
  usePlace(engine, state.level !== null, props);
  const { isPainted } = state;
  const ready = useRef(props.onReady);
  useLayoutEffect(() => {
    ready.current = props.onReady;
  });
  useEffect(() => {
    if (isPainted) ready.current?.();
  }, [isPainted]);
  return { engine, state };
}
