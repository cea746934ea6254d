import type { ViewportState } from '../engine/canvas-layer.ts';
import type { GeoView } from './geo-view.ts';
import { createMap, createMapLayer, viewportOf } from './ol-map.ts';
import { createOlView } from './ol-view.ts';

export interface MapMotionOptions {
  /** Becomes the map. */
  readonly stage: HTMLElement;
  /** Hears the keys. */
  readonly frame: HTMLElement;
  /** What is drawn; it is laid into the map. */
  readonly element: HTMLElement;
  /** Called in each frame that shows something else. */
  readonly update: (viewportState: ViewportState) => void;
}

/** The library behind a map that is moved. */
export interface MapMotion {
  /** Hears the pointer; pins belong into it, so that a drag over one moves the map. */
  readonly viewport: HTMLElement;
  readonly view: GeoView;
  /** Draws in the next frame. */
  readonly render: () => void;
  /** Draws at once. */
  readonly renderNow: () => void;
  readonly dispose: () => void;
}

/** OpenLayers: drag with momentum, wheel, pinch, keys and flights. */
export function createMapMotion({ stage, frame, element, update }: MapMotionOptions): MapMotion {
  const map = createMap(
    {
      target: stage,
      keyboardTarget: frame,
      isOnShape: () => false,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    [createMapLayer({ element, update })],
  );
  const view = createOlView(map);
  map.on('change:size', () => view.refit());
  return {
    viewport: viewportOf(map),
    view,
    render: () => map.render(),
    renderNow: () => map.renderSync(),
    dispose() {
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
