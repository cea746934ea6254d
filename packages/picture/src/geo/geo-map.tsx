import { useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Attribution } from './attribution.tsx';
import styles from './geo-map.module.css';
import { GeoZoom } from './geo-zoom.tsx';
import { clusterProjects } from './pins/clusters.ts';
import { PinList } from './pins/pin-list.tsx';
import type { GeoMapProps } from './types.ts';
import { useGeoEngine } from './use-geo-engine.ts';

/**
 * Projects on a quiet map that needs no network beyond one file. It fills the nearest positioned ancestor,
 * which needs a size of its own. Pins are links in the order of the projects; arrow keys and + and − move
 * the map while the focus is in it.
 */
export function GeoMap(props: GeoMapProps) {
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [ownControls] = useState(() => new Set<HTMLElement>());
  const control = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      ownControls.add(element);
      return () => void ownControls.delete(element);
    },
    [ownControls],
  );
  const { engine, state } = useGeoEngine(frame, stage, ownControls, props);
  const { projects, padding, labels } = props;
  const { level } = state;
  const pins = useMemo(
    () => (projects === null || level === null ? [] : clusterProjects(projects, level)),
    [projects, level],
  );
  return (
    <section ref={frame} className={styles.map} aria-label={labels.map} tabIndex={-1}>
      <div ref={stage} className={styles.stage} />
      {engine !== null &&
        createPortal(<PinList {...props} engine={engine} sides={state.sides} pins={pins} />, engine.pins)}
      {engine !== null && <GeoZoom ref={control} engine={engine} state={state} labels={labels} />}
      <Attribution ref={control} bottomPx={props.cornerPx ?? padding.bottom} />
    </section>
  );
}
