import { useSyncExternalStore } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { PictureEye, PictureProps } from '../types.ts';
import { ZOOM_ICONS } from './icons.ts';
import styles from './zoom-control.module.css';

export interface ZoomControlProps {
  readonly engine: Engine;
  readonly labels: PictureProps['zoomLabels'];
  readonly eye: PictureEye | undefined;
}

interface ZoomButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly idle: boolean;
  readonly onPress: () => void;
  /** On a phone the button is there only when it can do something. */
  readonly optional?: boolean;
  readonly pressed?: boolean;
}

const ZOOM_STEP = 1.6;

/** Stays in the tab order when it has nothing to do, so that the focus is not lost at a limit. */
function ZoomButton({ label, icon, idle, onPress, optional = false, pressed }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={optional ? `${styles.button} ${styles.optional}` : styles.button}
      aria-label={label}
      aria-disabled={idle}
      aria-pressed={pressed}
      onClick={idle ? undefined : onPress}
    >
      <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
    </button>
  );
}

/** Zoom in, zoom out and back to the resting view, and the eye. */
export function ZoomControl({ engine, labels, eye }: ZoomControlProps) {
  const { camera } = engine;
  const { atMin, atMax, atHome } = useSyncExternalStore(engine.subscribe, camera.zoomState);
  return (
    <div className={`${styles.control} ${styles.onPicture}`}>
      <ZoomButton
        label={labels.zoomIn}
        icon={ZOOM_ICONS.plus}
        idle={atMax}
        onPress={() => camera.zoomBy(ZOOM_STEP)}
      />
      <ZoomButton
        label={labels.zoomOut}
        icon={ZOOM_ICONS.minus}
        idle={atMin}
        onPress={() => camera.zoomBy(1 / ZOOM_STEP)}
      />
      <ZoomButton
        label={labels.reset}
        icon={ZOOM_ICONS.cornersOut}
        idle={atHome}
        onPress={camera.reset}
        optional
      />
      {eye && <ZoomButton {...eye} />}
    </div>
  );
}
