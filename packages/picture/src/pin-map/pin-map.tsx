import { arrowStep } from '@suite/shapes';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Attribution } from '../geo/attribution.tsx';
import basemapStyles from '../geo/basemap.module.css';
import type { GeoMapLanguage } from '../geo/types.ts';
import { ZOOM_ICONS, ZoomButton, ZoomButtons } from '../zoom/index.ts';
import { createPinEngine, type PinEngine, type Place } from './pin-engine.ts';
import styles from './pin-map.module.css';

export interface PinMapProps {
  readonly basemapUrl: string;
  readonly language: GeoMapLanguage;
  readonly place: Place;
  readonly isReadOnly?: boolean;
  readonly labels: {
    /** Of the map, with how the pin is put. */
    readonly map: string;
    /** Of the pin, with where it is. */
    readonly pin: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
  };
  readonly onPlace: (place: Place) => void;
  readonly onBasemapError: (error: unknown) => void;
}

/** Here the names on the map need not keep clear of it. */
const unmeasured = () => undefined;

/** A map with one pin: it is dragged, led by arrow keys, or put where the map is pressed. It fills its positioned ancestor. */
export function PinMap({ basemapUrl, language, place, isReadOnly = false, labels, ...events }: PinMapProps) {
  const stage = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const [engine, setEngine] = useState<PinEngine | null>(null);
  const latest = useRef({ ...events, place, isReadOnly });
  latest.current = { ...events, place, isReadOnly };
  useLayoutEffect(() => {
    if (!stage.current || !pin.current) return;
    const put = (next: Place) => !latest.current.isReadOnly && latest.current.onPlace(next);
    const made = createPinEngine({
      stage: stage.current,
      pin: pin.current,
      className: basemapStyles.basemap,
      language,
      basemapUrl,
      place: latest.current.place,
      onPress: put,
      onBasemapError: (error) => latest.current.onBasemapError(error),
    });
    setEngine(made);
    return () => made.dispose();
  }, [basemapUrl, language]);
  const { longitude, latitude } = place;
  useEffect(() => engine?.setPlace({ longitude, latitude }), [engine, longitude, latitude]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step || !engine || isReadOnly) return;
    event.preventDefault();
    events.onPlace(engine.placeBeside(...step));
  };
  return (
    <section className={styles.map} aria-label={labels.map}>
      <div ref={stage} className={styles.stage} />
      <button
        ref={pin}
        type="button"
        className={styles.pin}
        aria-label={labels.pin}
        aria-disabled={isReadOnly || undefined}
        onKeyDown={onKeyDown}
        {...useDrag(engine, isReadOnly, events.onPlace)}
      >
        <svg viewBox="0 0 32 40" aria-hidden="true" focusable="false">
          <path d="M16 39C16 39 30 25 30 15A14 14 0 1 0 2 15C2 25 16 39 16 39Z" />
          <circle cx="16" cy="15" r="5" />
        </svg>
      </button>
      <Attribution ref={unmeasured} bottomPx={0} />
      <ZoomButtons>
        <ZoomButton
          label={labels.zoomIn}
          icon={ZOOM_ICONS.plus}
          idle={false}
          onPress={() => engine?.zoomBy(1)}
        />
        <ZoomButton
          label={labels.zoomOut}
          icon={ZOOM_ICONS.minus}
          idle={false}
          onPress={() => engine?.zoomBy(-1)}
        />
      </ZoomButtons>
    </section>
  );
}

/** Leads the pin with the pointer that took it. */
function useDrag(engine: PinEngine | null, isReadOnly: boolean, onPlace: (place: Place) => void) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isReadOnly || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!last.current || !engine) return;
      const { x, y } = last.current;
      last.current = { x: event.clientX, y: event.clientY };
      onPlace(engine.placeBeside(event.clientX - x, event.clientY - y));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
