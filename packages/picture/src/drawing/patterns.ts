import type { PatternKind } from './styles.ts';

interface Tile {
  /** Width and height of the tile, in CSS pixels. */
  readonly size: number;
  readonly rotationDegrees: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

function white(context: CanvasRenderingContext2D, alpha: number): void {
  context.fillStyle = `rgb(255 255 255 / ${alpha})`;
}

const TILES: Readonly<Record<PatternKind, Tile>> = {
  dots: {
    size: 6,
    rotationDegrees: 0,
    draw: (context) => {
      white(context, 0.5);
      context.beginPath();
      context.arc(2, 2, 0.95, 0, 2 * Math.PI);
      context.fill();
    },
  },
  lines: {
    size: 6,
    rotationDegrees: 0,
    draw: (context) => {
      white(context, 0.3);
      context.fillRect(0, 1, 6, 1);
    },
  },
  hatch: {
    size: 7,
    rotationDegrees: 45,
    draw: (context) => {
      white(context, 0.3);
      context.fillRect(2, 0, 1.4, 7);
    },
  },
  crosshatch: {
    size: 8,
    rotationDegrees: 45,
    draw: (context) => {
      white(context, 0.26);
      context.fillRect(2, 0, 1, 8);
      context.fillRect(0, 2, 2, 1);
      context.fillRect(3, 2, 5, 1);
    },
  },
};

/** Where a pattern lies: the canvas is drawn in pixels of the picture, the pattern keeps its size on screen. */
export interface PatternPlace {
  /** CSS pixels per pixel of the picture. */
  readonly scale: number;
  /** Canvas pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** The picture's origin on the canvas, in CSS pixels. */
  readonly originX: number;
  readonly originY: number;
}

/** How far the nearest whole canvas pixel is, in pixels of the picture: keeps thin lines crisp. */
function snap(originPx: number, place: PatternPlace): number {
  const canvasPx = originPx * place.pixelRatio;
  return (Math.round(canvasPx) - canvasPx) / (place.scale * place.pixelRatio);
}

function drawTile(tile: Tile, resolution: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = tile.size * resolution;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  context?.scale(resolution, resolution);
  if (context !== null) tile.draw(context);
  return canvas;
}

/** One tile of a pattern, for who repeats it without a canvas of its own. */
export interface PatternTile {
  /** `canvasPx` by `canvasPx`. */
  readonly canvas: HTMLCanvasElement;
  readonly sizePx: number;
  readonly rotationDegrees: number;
}

/** A tile as wide as wanted, in canvas pixels; on the screen it is `sizePx` wide and turned by `rotationDegrees`. */
export function patternTile(kind: PatternKind, canvasPx: number): PatternTile {
  const tile = TILES[kind];
  const canvas = drawTile(tile, canvasPx / tile.size);
  return { canvas, sizePx: tile.size, rotationDegrees: tile.rotationDegrees };
}

export interface PatternBook {
  /** The pattern, or null when the browser cannot make one. */
  readonly get: (
    context: CanvasRenderingContext2D,
    kind: PatternKind,
    place: PatternPlace,
  ) => CanvasPattern | null;
}

/** Keeps the tiles it has drawn. */
export function createPatternBook(): PatternBook {
  const tiles = new Map<string, HTMLCanvasElement>();
  return {
    get(context, kind, place) {
      const tile = TILES[kind];
      const resolution = Math.ceil(place.pixelRatio);
      const key = `${kind}@${resolution}`;
      const canvas = tiles.get(key) ?? drawTile(tile, resolution);
      tiles.set(key, canvas);
      const pattern = context.createPattern(canvas, 'repeat');
      const shrink = 1 / (place.scale * resolution);
      pattern?.setTransform(
        new DOMMatrix()
          .translate(snap(place.originX, place), snap(place.originY, place))
          .scale(shrink)
          .rotate(tile.rotationDegrees),
      );
      return pattern;
    },
  };
}
