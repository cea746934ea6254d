import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import ImageLayer from 'ol/layer/Image.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import Projection from 'ol/proj/Projection.js';
import ImageStatic from 'ol/source/ImageStatic.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import View from 'ol/View.js';
import { FACADE_HEIGHT, FACADE_PATH, FACADE_WIDTH } from '../../demo/facade.ts';
import type { PictureShape } from '../../src/index.ts';
import {
  colorOf,
  coveringScale,
  FADED_FILL,
  FADED_STROKE,
  SHOWN_ALPHA,
  SHOWN_STROKE,
  type Stage,
} from './stage.ts';

const EXTENT = [0, 0, FACADE_WIDTH, FACADE_HEIGHT];
const projection = new Projection({ code: 'bench', units: 'pixels', extent: EXTENT });

/** How strong the pulse is now, between a quarter and the whole. */
function strengthAt(timeMs: number): number {
  return 0.625 + 0.375 * Math.sin(timeMs / 350);
}

/** OpenLayers' own vector layer, restyled in each frame while it pulses: what the picture's own layer replaces. */
export async function openStage(host: HTMLElement, first: readonly PictureShape[]): Promise<Stage> {
  let shapes = first;
  let strength = 1;
  let frame = 0;
  const features = first.map((shape, index) => {
    const ring = shape.ring.map(([x, y]) => [x, FACADE_HEIGHT - y]);
    const feature = new Feature(new Polygon([ring]));
    feature.setId(index);
    return feature;
  });
  const layer = new VectorLayer({
    source: new VectorSource({ features, wrapX: false }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    style(feature) {
      const shape = shapes[Number(feature.getId())];
      if (shape === undefined) return;
      const shown = `rgba(${colorOf(shape)}, ${SHOWN_ALPHA * strength})`;
      const color = shape.filteredOut ? FADED_STROKE : SHOWN_STROKE;
      const fill = new Fill({ color: shape.filteredOut ? FADED_FILL : shown });
      return new Style({ fill, stroke: new Stroke({ color, width: 1 }) });
    },
  });
  const picture = new ImageLayer({
    source: new ImageStatic({ url: FACADE_PATH, projection, imageExtent: EXTENT }),
  });
  const map = new OlMap({
    target: host,
    controls: [],
    layers: [picture, layer],
    view: new View({
      projection,
      center: [FACADE_WIDTH / 2, FACADE_HEIGHT / 2],
      resolution: 1 / coveringScale(host),
      minResolution: 0.25,
      constrainResolution: false,
      extent: EXTENT,
    }),
  });
  const rest = map.getView().getProperties();
  await new Promise<void>((resolve) => map.once('rendercomplete', () => resolve()));
  function tick(timeMs: number): void {
    strength = strengthAt(timeMs);
    layer.changed();
    frame = requestAnimationFrame(tick);
  }
  return {
    pulse(on) {
      cancelAnimationFrame(frame);
      if (on) frame = requestAnimationFrame(tick);
    },
    reset() {
      map.getView().cancelAnimations();
      map.getView().setProperties(rest);
    },
    recolour(next) {
      shapes = next;
      layer.changed();
    },
    close() {
      cancelAnimationFrame(frame);
      map.dispose();
      host.replaceChildren();
    },
  };
}
