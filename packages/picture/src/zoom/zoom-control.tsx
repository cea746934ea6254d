import { memo, useSyncExternalStore } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { PictureEye, PictureProps } from '../types.ts';
import { ZOOM_ICONS } from './icons.ts';
import { ZoomButton, ZoomButtons } from './zoom-buttons.tsx';

export interface ZoomControlProps {
  readonly engine: Engine;
  readonly labels: PictureProps['zoomLabels'];
  readonly eye: PictureEye | undefined;
}

const ZOOM_STEP = 1.6;

/** Zoom in, zoom out and back to the resting view, and the eye. */
export const ZoomControl = memo(({ engine, labels, eye }: ZoomControlProps) => {
  const { camera } = engine;
  const { atMin, atMax, atHome } = useSyncExternalStore(engine.subscribe, camera.zoomState);
  return (
    <ZoomButtons>
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
    </ZoomButtons>
  );
});
