import { newPageBuffer } from '../engine/canvas-buffer.ts';
import { createCanvasLayer, type ViewportState } from '../engine/canvas-layer.ts';
import { createBasemapPainter } from '../geo/basemap/basemap-painter.ts';
import { loadBasemap } from '../geo/basemap/load-basemap.ts';
import { type MapBox, type MapPoint, toDegrees, toMapPoint, unionOfMapBoxes } from '../geo/mercator.ts';
import { createMap, createMapLayer } from '../geo/ol-map.ts';
import { createOlView } from '../geo/ol-view.ts';
import type { GeoMapLanguage } from '../geo/types.ts';

/** In degrees, WGS 84. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

export interface PinEngine {
  readonly setPlace: (place: Place) => void;
  /** The place so many CSS pixels beside the pin. */
  readonly placeBeside: (byX: number, byY: number) => Place;
  readonly zoomBy: (levels: number) => void;
  readonly dispose: () => void;
}

interface PinEngineOptions {
  /** Becomes the map, and hears its keys. */
  readonly stage: HTMLElement;
  /** The element whose lower middle is the place; it is moved. */
  readonly pin: HTMLElement;
  readonly className: string | undefined;
  readonly language: GeoMapLanguage;
  readonly basemapUrl: string;
  readonly place: Place;
  /** A press on the map. */
  readonly onPress: (place: Place) => void;
  readonly onBasemapError: (error: unknown) => void;
}

/** How far around the place the map goes, beyond the basemap too, in metres. */
const REACH_M = 200_000;
/** About 10 cm: what is finer than a picture shows is noise. */
const DECIMALS = 6;

/** As the style sheet draws the pin: names on the map keep clear of it. */
const PIN_PX = { width: 34, height: 44 };

const NOTHING_COVERED = { top: 0, right: 0, bottom: 0, left: 0 };

/** The basemap with one pin that is put somewhere. */
export function createPinEngine(options: PinEngineOptions): PinEngine {
  const { stage, pin, language } = options;
  const painter = createBasemapPainter(stage, () => repaint());
  painter.setLanguage(language);
  let at = toMapPoint(options.place.longitude, options.place.latitude);
  let basemapBounds: MapBox | null = null;
  let shown: ViewportState | null = null;

  const canvasLayer = createCanvasLayer({
    className: options.className,
    areaOf: ({ width, height }) => ({ left: 0, top: 0, width, height, pixelRatio: devicePixelRatio }),
    newBuffer: () =>
      newPageBuffer((context, view) => {
        const frame = [0, 0, view.width, view.height] as const;
        const x = view.originX + at[0] * view.scale;
        const y = view.originY + at[1] * view.scale;
        const pinBox = [x - PIN_PX.width / 2, y - PIN_PX.height, x + PIN_PX.width / 2, y] as const;
        painter.paint(context, view, { pins: [], frame, room: frame, controls: [pinBox] });
      }),
  });
  function placePin(now: ViewportState): void {
    const x = (at[0] - now.centerX) * now.scale + now.width / 2;
    const y = (at[1] - now.centerY) * now.scale + now.height / 2;
    pin.style.transform = `translate(${x}px, ${y}px)`;
  }
  const layer = createMapLayer({
    element: canvasLayer.element,
    update(now) {
      shown = now;
      canvasLayer.update(now);
      placePin(now);
    },
  });
  const map = createMap(
    {
      target: stage,
      keyboardTarget: stage,
      isOnShape: (target) => target === pin,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    [layer],
  );
  const view = createOlView(map);
  view.setPadding(NOTHING_COVERED);
  const limit = () => {
    const around: MapBox = [at[0] - REACH_M, at[1] - REACH_M, at[0] + REACH_M, at[1] + REACH_M];
    view.setBounds(basemapBounds ? unionOfMapBoxes(basemapBounds, around) : around);
  };
  limit();
  view.setHome([at[0], at[1], at[0], at[1]]);
  const repaint = () => {
    canvasLayer.invalidate();
    map.render();
  };
  map.on('change:size', () => view.refit());
  map.on('click', ({ coordinate: [x = 0, y = 0] }) => options.onPress(rounded(toDegrees([x, -y]))));
  let isDisposed = false;
  loadBasemap(options.basemapUrl).then((data) => {
    if (isDisposed) return;
    painter.setData(data);
    basemapBounds = data.bounds;
    limit();
    repaint();
  }, options.onBasemapError);

  return {
    setPlace({ longitude, latitude }) {
      at = toMapPoint(longitude, latitude);
      limit();
      view.show(at);
      if (shown) placePin(shown);
      repaint();
    },
    placeBeside(byX, byY) {
      const scale = shown?.scale ?? 1;
      const beside: MapPoint = [at[0] + byX / scale, at[1] + byY / scale];
      return rounded(toDegrees(beside));
    },
    zoomBy: view.zoomBy,
    dispose() {
      isDisposed = true;
      canvasLayer.dispose();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

function rounded({ longitude, latitude }: Place): Place {
  return { longitude: Number(longitude.toFixed(DECIMALS)), latitude: Number(latitude.toFixed(DECIMALS)) };
}
