import type { PatternKind } from './styles.ts';

interface Tile {
  /** Width and height of the tile, in CSS pixels. */
  readonly size: number;
  readonly rotationDegrees: 0 | 45;
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

/** Where a pattern lies on a canvas: with the picture, but not larger or smaller than it is. */
export interface PatternPlace {
  /** CSS pixels per pixel of the picture. */
  readonly scale: number;
  /** Canvas pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** The picture's origin on the canvas, in CSS pixels. */
  readonly originX: number;
  readonly originY: number;
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

/** A repeated tile may be so much larger or smaller than it should be. */
const STRETCH = 0.002;

/** How many periods of so many pixels end on a whole pixel, nearly. */
export function wholePeriods(periodPx: number): number {
  let periods = 1;
  while (Math.abs(Math.round(periods * periodPx) / (periods * periodPx) - 1) > STRETCH) periods += 1;
  return periods;
}

/**
 * The pattern on its ground, turned as it is to be, so that it repeats along the pixels of a canvas: copied pixel by
 * pixel it fills a shape several times as fast as turned for each of them.
 */
function drawRepeat(kind: PatternKind, pixelRatio: number, ground: string): HTMLCanvasElement {
  const tile = TILES[kind];
  const resolution = Math.ceil(pixelRatio);
  const periodPx = tile.size * pixelRatio * (tile.rotationDegrees === 0 ? 1 : Math.SQRT2);
  const periods = wholePeriods(periodPx);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(periods * periodPx);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const pattern = context.createPattern(drawTile(tile, resolution), 'repeat');
  const stretch = canvas.width / (periods * periodPx);
  pattern?.setTransform(
    new DOMMatrix().scale((stretch * pixelRatio) / resolution).rotate(tile.rotationDegrees),
  );
  for (const style of [ground, pattern ?? ground]) {
    context.fillStyle = style;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

export interface PatternBook {
  /** The pattern on a ground, for a context in canvas pixels, or null when the browser cannot make one. */
  readonly get: (
    context: CanvasRenderingContext2D,
    kind: PatternKind,
    place: PatternPlace,
    ground: string,
  ) => CanvasPattern | null;
}

/** Keeps the tiles it has drawn. */
export function createPatternBook(): PatternBook {
  const tiles = new Map<string, HTMLCanvasElement>();
  return {
    get(context, kind, { originX, originY, pixelRatio }, ground) {
      const key = `${kind}@${pixelRatio}@${ground}`;
      const canvas = tiles.get(key) ?? drawRepeat(kind, pixelRatio, ground);
      tiles.set(key, canvas);
      const pattern = context.createPattern(canvas, 'repeat');
      pattern?.setTransform(
        new DOMMatrix().translate(Math.round(originX * pixelRatio), Math.round(originY * pixelRatio)),
      );
      return pattern;
    },
  };
}
