import type { RefCallback } from 'react';
import { ZOOM_ICONS } from '../zoom/icons.ts';
import styles from '../zoom/zoom-control.module.css';
import type { GeoEngine } from './geo-engine.ts';
import type { GeoState } from './geo-surface.ts';
import type { GeoMapLabels } from './types.ts';

export interface GeoZoomProps {
  readonly engine: GeoEngine;
  readonly state: GeoState;
  readonly labels: GeoMapLabels;
  readonly ref: RefCallback<HTMLElement>;
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly idle: boolean;
  readonly onPress: () => void;
}

/** Stays in the tab order when it has nothing to do, so that the focus is not lost at a limit. */
function Step({ label, icon, idle, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={idle}
      onClick={idle ? undefined : onPress}
    >
      <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
    </button>
  );
}

/** Zoom in, zoom out and back to all projects, in the corner of every picture and map. */
export function GeoZoom({ engine, state, labels, ref }: GeoZoomProps) {
  return (
    <div ref={ref} className={styles.control}>
      <Step
        label={labels.zoomIn}
        icon={ZOOM_ICONS.plus}
        idle={state.atMax}
        onPress={() => engine.zoomBy(1)}
      />
      <Step
        label={labels.zoomOut}
        icon={ZOOM_ICONS.minus}
        idle={state.atMin}
        onPress={() => engine.zoomBy(-1)}
      />
      <Step label={labels.reset} icon={ZOOM_ICONS.cornersOut} idle={false} onPress={engine.reset} />
    </div>
  );
}
