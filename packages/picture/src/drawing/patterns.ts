import type { CanvasContext } from './canvas-context.ts';
import type { PatternKind } from './styles.ts';

interface Tile {
  /** Width and height of the tile, in CSS pixels. */
  readonly size: number;
  readonly rotationDegrees: 0 | 45;
  /** How much white covers what it draws. */
  readonly alpha: number;
  readonly trace: (context: CanvasContext) => void;
}

const TILES: Readonly<Record<PatternKind, Tile>> = {
  dots: {
    size: 6,
    rotationDegrees: 0,
    alpha: 0.5,
    trace: (context) => context.arc(2, 2, 0.95, 0, 2 * Math.PI),
  },
  lines: {
    size: 6,
    rotationDegrees: 0,
    alpha: 0.3,
    trace: (context) => context.rect(0, 1, 6, 1),
  },
  hatch: {
    size: 7,
    rotationDegrees: 45,
    alpha: 0.3,
    trace: (context) => context.rect(2, 0, 1.4, 7),
  },
  crosshatch: {
    size: 8,
    rotationDegrees: 45,
    alpha: 0.26,
    trace: (context) => {
      context.rect(2, 0, 1, 8);
      context.rect(0, 2, 8, 1);
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

function newSquare(sidePx: number): OffscreenCanvas {
  return new OffscreenCanvas(sidePx, sidePx);
}

function drawTile({ size, alpha, trace }: Tile, resolution: number): OffscreenCanvas {
  const canvas = newSquare(size * resolution);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.scale(resolution, resolution);
  context.fillStyle = `rgb(255 255 255 / ${alpha})`;
  trace(context);
  context.fill();
  return canvas;
}

/** One tile of a pattern, for who repeats it without a canvas of its own. */
export interface PatternTile {
  /** `canvasPx` by `canvasPx`. */
  readonly canvas: OffscreenCanvas;
  readonly sizePx: number;
  readonly rotationDegrees: number;
}

/** A tile as wide as wanted, in canvas pixels; on the screen it is `sizePx` wide and turned by `rotationDegrees`. */
export function patternTile(kind: PatternKind, canvasPx: number): PatternTile {
  const tile = TILES[kind];
  const canvas = drawTile(tile, canvasPx / tile.size);
  return { canvas, sizePx: tile.size, rotationDegrees: tile.rotationDegrees };
}

/** Of lines on a slant, too, so many periods end on a whole pixel but for two thousandths. */
const PERIODS = 12;

/**
 * The pattern on its ground, turned as it is to be, so that it repeats along the pixels of a canvas: copied pixel by
 * pixel it fills a shape several times as fast as turned for each of them.
 */
function drawRepeat(kind: PatternKind, pixelRatio: number, ground: string): OffscreenCanvas {
  const tile = TILES[kind];
  const resolution = Math.ceil(pixelRatio);
  // Squares on a slant repeat along their diagonals.
  const size = PERIODS * tile.size * (tile.rotationDegrees === 0 ? 1 : Math.SQRT2);
  const canvas = newSquare(Math.round(size * pixelRatio));
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const pattern = context.createPattern(drawTile(tile, resolution), 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(canvas.width / size / resolution).rotate(tile.rotationDegrees));
  for (const style of [ground, pattern ?? ground]) {
    context.fillStyle = style;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

export interface PatternBook {
  /** The pattern on a ground, for a context in canvas pixels, or null when the browser cannot make one. */
  readonly get: (
    context: CanvasContext,
    kind: PatternKind,
    place: PatternPlace,
    ground: string,
  ) => CanvasPattern | null;
}

/** Keeps the patterns it has made. */
export function createPatternBook(): PatternBook {
  const patterns = new Map<string, CanvasPattern | null>();
  return {
    get(context, kind, { originX, originY, pixelRatio }, ground) {
      const key = `${kind}@${pixelRatio}@${ground}`;
      const pattern =
        patterns.get(key) ?? context.createPattern(drawRepeat(kind, pixelRatio, ground), 'repeat');
      patterns.set(key, pattern);
      pattern?.setTransform({ e: Math.round(originX * pixelRatio), f: Math.round(originY * pixelRatio) });
      return pattern;
    },
  };
}
