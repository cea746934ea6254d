import { useEffect, useRef } from 'react';
import type { ViewCamera } from '../camera/pose.ts';
import { vignette } from '../camera/vignette.ts';
import type { Engine } from '../engine/engine.ts';
import styles from './model-view.module.css';

/** Darkens the corners as the pictures have them. */
export function VignetteLayer({
  engine,
  view,
}: {
  readonly engine: Engine | null;
  readonly view: ViewCamera;
}) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!engine) return;
    let drawn = '';
    return engine.onFrame(() => {
      const gradient = vignette(view, engine.pose().edges);
      if (gradient === drawn || !layer.current) return;
      drawn = gradient;
      layer.current.style.backgroundImage = gradient;
    });
  }, [engine, view]);
  return <div ref={layer} className={styles.vignette} />;
}
