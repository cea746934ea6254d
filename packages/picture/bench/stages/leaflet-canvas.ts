import { CRS, canvas, imageOverlay, map as newMap, type PathOptions, polygon } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { FACADE_HEIGHT, FACADE_PATH, FACADE_WIDTH } from '../../demo/facade.ts';
import type { PictureShape } from '../../src/index.ts';
import {
  colorOf,
  coveringScale,
  FADED_FILL,
  FADED_STROKE,
  PULSE_CLASS,
  SHOWN_ALPHA,
  SHOWN_STROKE,
  type Stage,
} from './stage.ts';

const PICTURE = [
  [0, 0],
  [FACADE_HEIGHT, FACADE_WIDTH],
] as [[number, number], [number, number]];

function styleOf(shape: PictureShape): PathOptions {
  const { filteredOut } = shape;
  return {
    weight: 1,
    opacity: 1,
    fillOpacity: 1,
    color: filteredOut ? FADED_STROKE : SHOWN_STROKE,
    fillColor: filteredOut ? FADED_FILL : `rgba(${colorOf(shape)}, ${SHOWN_ALPHA})`,
  };
}

/** Leaflet with its canvas renderer, the fastest it has for many shapes. */
export async function openStage(host: HTMLElement, shapes: readonly PictureShape[]): Promise<Stage> {
  const covering = Math.log2(coveringScale(host));
  const map = newMap(host, {
    crs: CRS.Simple,
    minZoom: covering,
    maxZoom: 2,
    zoomSnap: 0,
    zoomControl: false,
    attributionControl: false,
  });
  const image = imageOverlay(FACADE_PATH, PICTURE).addTo(map);
  const reset = () => map.setView([FACADE_HEIGHT / 2, FACADE_WIDTH / 2], covering, { animate: false });
  reset();
  await new Promise((resolve) => image.once('load', resolve));
  const renderer = canvas({ padding: 0.1 });
  const layers = shapes.map((shape) =>
    polygon(
      shape.ring.map(([x, y]) => [FACADE_HEIGHT - y, x] as [number, number]),
      { renderer, ...styleOf(shape) },
    ).addTo(map),
  );
  const sheet = map.getPane('overlayPane')?.querySelector('canvas');
  return {
    pulse: (on) => void sheet?.classList.toggle(PULSE_CLASS, on),
    reset: () => void reset(),
    recolour(next) {
      next.forEach((shape, index) => void layers[index]?.setStyle(styleOf(shape)));
    },
    close: () => void map.remove(),
  };
}
