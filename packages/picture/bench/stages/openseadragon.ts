import OpenSeadragon from 'openseadragon';
import { FACADE_PATH, FACADE_WIDTH } from '../../demo/facade.ts';
import type { PictureShape } from '../../src/index.ts';
import {
  colorOf,
  FADED_FILL,
  FADED_STROKE,
  PULSE_CLASS,
  SHOWN_ALPHA,
  SHOWN_STROKE,
  type Stage,
} from './stage.ts';

const SVG = 'http://www.w3.org/2000/svg';

function paint(element: SVGPolygonElement, shape: PictureShape): void {
  const { filteredOut } = shape;
  element.setAttribute('fill', filteredOut ? FADED_FILL : `rgba(${colorOf(shape)}, ${SHOWN_ALPHA})`);
  element.setAttribute('stroke', filteredOut ? FADED_STROKE : SHOWN_STROKE);
}

function polygonOf(shape: PictureShape): SVGPolygonElement {
  const element = document.createElementNS(SVG, 'polygon');
  element.setAttribute('points', shape.ring.map((point) => point.join(',')).join(' '));
  paint(element, shape);
  element.setAttribute('vector-effect', 'non-scaling-stroke');
  return element;
}

/** OpenSeadragon with an SVG laid over it, as its overlays of shapes are made. */
export async function openStage(host: HTMLElement, shapes: readonly PictureShape[]): Promise<Stage> {
  const viewer = OpenSeadragon({
    element: host,
    drawer: 'canvas',
    tileSources: { type: 'image', url: FACADE_PATH },
    showNavigationControl: false,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: false },
    homeFillsViewer: true,
    maxZoomPixelRatio: 4,
    visibilityRatio: 0.2,
  });
  await new Promise<void>((resolve) => viewer.addHandler('open', () => resolve()));
  const atFirst = viewer.viewport.getBounds();
  const overlay = document.createElementNS(SVG, 'svg');
  overlay.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden';
  const group = document.createElementNS(SVG, 'g');
  const polygons = shapes.map(polygonOf);
  group.append(...polygons);
  overlay.append(group);
  viewer.canvas.append(overlay);
  function follow(): void {
    const { viewport } = viewer;
    const corner = viewport.pixelFromPoint(new OpenSeadragon.Point(0, 0), true);
    const far = viewport.pixelFromPoint(new OpenSeadragon.Point(1, 0), true);
    group.setAttribute(
      'transform',
      `translate(${corner.x}, ${corner.y}) scale(${(far.x - corner.x) / FACADE_WIDTH})`,
    );
  }
  for (const event of ['animation', 'open', 'resize', 'update-viewport'] as const) {
    viewer.addHandler(event, follow);
  }
  follow();
  return {
    pulse: (on) => void overlay.classList.toggle(PULSE_CLASS, on),
    reset: () => void viewer.viewport.fitBounds(atFirst, true),
    recolour(next) {
      next.forEach((shape, index) => {
        const element = polygons[index];
        if (element !== undefined) paint(element, shape);
      });
    },
    close: () => viewer.destroy(),
  };
}
