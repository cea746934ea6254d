import { type SheetSize, sheetSize } from '../camera/sheet-size.ts';
import { newPageBuffer } from '../engine/canvas-buffer.ts';
import { type CanvasLayerView, createCanvasLayer, type ViewportState } from '../engine/canvas-layer.ts';
import type { BasemapData } from './basemap/basemap-data.ts';
import { createBasemapPainter } from './basemap/basemap-painter.ts';
import basemapStyles from './basemap.module.css';
import type { GeoView } from './geo-view.ts';
import { type MapPoint, zoomOfResolution } from './mercator.ts';
import type { LabelSide, PinOnScreen, ScreenBox } from './pins/pin-labels.ts';
import type { GeoMapLanguage, GeoMapPadding } from './types.ts';

/** A pin's place and its element, which the engine moves. */
export interface PinPlace {
  readonly key: string;
  readonly at: MapPoint;
  readonly element: HTMLElement;
  /** The label card inside it; null for a cluster. */
  readonly label: HTMLElement | null;
}

/** What the drawing around the canvas needs to know. */
export interface GeoState {
  /** Whole zoom level; null until something is shown. */
  readonly level: number | null;
  readonly sides: ReadonlyMap<string, LabelSide>;
  readonly atMin: boolean;
  readonly atMax: boolean;
  /** Basemap, its names and pins have been painted. */
  readonly isPainted: boolean;
}

/** What is drawn of a map, wherever it stands. */
export interface GeoSurface {
  readonly canvas: HTMLElement;
  readonly state: () => GeoState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setBasemap: (data: BasemapData) => void;
  readonly setLanguage: (language: GeoMapLanguage) => void;
  readonly setPadding: (padding: GeoMapPadding) => void;
  readonly setPins: (pins: readonly PinPlace[]) => void;
  /** What is drawn is out of date. */
  readonly invalidate: () => void;
  /** From now on a hand may move the map: the canvas reaches beyond the frame, which is twice the work. */
  readonly reachBeyond: () => void;
  /** Shows the map from there. */
  readonly update: (now: ViewportState, limits: ReturnType<GeoView['limits']>) => void;
  readonly dispose: () => void;
}

/** So that the level that was fitted to is not missed by a rounding error. */
const LEVEL_TOLERANCE = 1e-6;
const FIRST_STATE: GeoState = {
  level: null,
  sides: new Map(),
  atMin: false,
  atMax: false,
  isPainted: false,
};

function sameSides(one: GeoState['sides'], other: GeoState['sides']): boolean {
  return one.size === other.size && [...one].every(([key, side]) => other.get(key) === side);
}

/** Whether a canvas drawn at one moment still covers the map at another. */
function covers(drawn: ViewportState, { overscanPx }: SheetSize, now: ViewportState): boolean {
  const half = (size: number) => size / 2 + overscanPx;
  const byX = Math.abs(now.centerX - drawn.centerX) + now.width / 2 / now.scale;
  const byY = Math.abs(now.centerY - drawn.centerY) + now.height / 2 / now.scale;
  return byX <= half(drawn.width) / drawn.scale && byY <= half(drawn.height) / drawn.scale;
}

/** Where elements beside and on the map stand on the canvas. */
function boxesOn(frame: HTMLElement, elements: Iterable<HTMLElement>, overscanPx: number): ScreenBox[] {
  const origin = frame.getBoundingClientRect();
  return Array.from(elements, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const byX = overscanPx - origin.left;
    const byY = overscanPx - origin.top;
    return [left + byX, top + byY, right + byX, bottom + byY];
  });
}

/**
 * The basemap on a canvas, and pins that follow it. Names keep clear of `controls`, which lie in `frame`; when their fonts
 * are there what is drawn is out of date.
 */
export function createGeoSurface(
  frame: HTMLElement,
  controls: () => Iterable<HTMLElement>,
  onFonts: () => void,
): GeoSurface {
  const painter = createBasemapPainter(frame, onFonts);
  const listeners = new Set<() => void>();
  let state = FIRST_STATE;
  let pins: readonly PinPlace[] = [];
  let padding: GeoMapPadding = { top: 0, right: 0, bottom: 0, left: 0 };
  let overscan: SheetSize = { overscanPx: 0, pixelRatio: 1 };
  let viewportState: ViewportState | null = null;
  let drawn: ViewportState | null = null;
  let isMovable = false;

  function change(next: Partial<GeoState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function pinsOnCanvas(view: CanvasLayerView): PinOnScreen[] {
    return pins.map(({ key, at, label }) => ({
      key,
      x: view.originX + at[0] * view.scale,
      y: view.originY + at[1] * view.scale,
      label: label && { width: label.offsetWidth, height: label.offsetHeight },
    }));
  }

  const canvasLayer = createCanvasLayer({
    className: basemapStyles.basemap,
    areaOf(now) {
      overscan = sheetSize(now, devicePixelRatio);
      if (!isMovable) overscan = { ...overscan, overscanPx: 0 };
      drawn = now;
      const { overscanPx, pixelRatio } = overscan;
      return {
        left: -overscanPx,
        top: -overscanPx,
        width: now.width + 2 * overscanPx,
        height: now.height + 2 * overscanPx,
        pixelRatio,
      };
    },
    newBuffer: () =>
      newPageBuffer((context, view) => {
        const { overscanPx } = overscan;
        // The canvas may be larger than it has to be.
        const [right, bottom] = [view.frame.width + overscanPx, view.frame.height + overscanPx];
        const sides = painter.paint(context, view, {
          pins: pinsOnCanvas(view),
          frame: [overscanPx, overscanPx, right, bottom],
          room: [
            overscanPx + padding.left,
            overscanPx + padding.top,
            right - padding.right,
            bottom - padding.bottom,
          ],
          controls: boxesOn(frame, controls(), overscanPx),
        });
        if (!sameSides(sides, state.sides)) change({ sides });
        if (!state.isPainted && painter.hasNames() && pins.length > 0) change({ isPainted: true });
      }),
  });

  function placePins(now: ViewportState): void {
    for (const { at, element } of pins) {
      const x = (at[0] - now.centerX) * now.scale + now.width / 2;
      const y = (at[1] - now.centerY) * now.scale + now.height / 2;
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
  }

  function watchZoom({ scale }: ViewportState, { atMin, atMax }: ReturnType<GeoView['limits']>): void {
    const level = Math.floor(zoomOfResolution(1 / scale) + LEVEL_TOLERANCE);
    if (level !== state.level || atMin !== state.atMin || atMax !== state.atMax)
      change({ level, atMin, atMax });
  }

  function update(now: ViewportState, limits: ReturnType<GeoView['limits']>): void {
    viewportState = now;
    const isCovered = drawn !== null && covers(drawn, overscan, now);
    canvasLayer.update({ ...now, moving: now.moving && isCovered });
    placePins(now);
    watchZoom(now, limits);
  }

  return {
    canvas: canvasLayer.element,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setBasemap: painter.setData,
    setLanguage: painter.setLanguage,
    setPadding(next) {
      padding = next;
    },
    setPins(next) {
      pins = next;
      if (viewportState) placePins(viewportState);
    },
    invalidate: canvasLayer.invalidate,
    reachBeyond() {
      isMovable = true;
      canvasLayer.invalidate();
    },
    update,
    dispose() {
      listeners.clear();
      canvasLayer.dispose();
    },
  };
}
