import { expect, test } from 'vitest';
import { buildShapeGrid } from '../geometry/shape-grid.ts';
import type { PictureShape } from '../types.ts';
import { createPainter } from './painter.ts';
import { styleCodesOf } from './style-codes.ts';
import { defaultTokens } from './tokens.ts';

const SIDE = 100;
/** Where a shape's edges lie, in pixels of the picture. */
const [NEAR, FAR] = [30, 70];
const RING: PictureShape['ring'] = [
  [NEAR, NEAR],
  [FAR, NEAR],
  [FAR, FAR],
  [NEAR, FAR],
];
const FADED = { appearance: { kind: 'unit', status: 'available' }, filteredOut: true } as const;

/** A filtered-out shape, which is an outline alone, on a canvas of so many pixels for each of CSS. */
function paintOutline(pixelRatio: number): OffscreenCanvasRenderingContext2D {
  const side = SIDE * pixelRatio;
  const canvas = new OffscreenCanvas(side, side);
  const paint = createPainter();
  paint({ kind: 'canvas', id: 1, canvas });
  const outlines = {
    grid: buildShapeGrid([RING], SIDE, SIDE),
    labels: [{ text: '', label: [50, 50] as const }],
  };
  paint({ kind: 'scene', outlines, styleCodes: styleCodesOf([FADED]) });
  const frame = { width: SIDE, height: SIDE };
  const space = { ...frame, frame, left: 0, top: 0, scale: 1, originX: 0, originY: 0, pixelRatio };
  const painting = { space, tokens: defaultTokens(), labelPx: 12 };
  paint({ kind: 'paint', id: 1, size: { width: side, height: side }, painting });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no context');
  return context;
}

/** How many pixels of a line of the canvas the edge at `middle` covers, those that it covers in part by their share. */
function widthAcross({ data }: ImageData, middle: number, reach: number, whole: number): number {
  let width = 0;
  for (let at = middle - reach; at < middle + reach; at += 1) width += (data[4 * at + 3] ?? 0) / whole;
  return width;
}

test.each([
  { pixelRatio: 1, expected: 1 },
  { pixelRatio: 2, expected: 2 },
  { pixelRatio: 3, expected: 4 },
])(
  'at a ratio of $pixelRatio an outline is $expected pixels wide on each side',
  ({ pixelRatio, expected }) => {
    const context = paintOutline(pixelRatio);
    const side = SIDE * pixelRatio;
    const whole = 255 * Number(/[\d.]+(?=\)$)/.exec(defaultTokens()['--poly-stroke-out'])?.[0]);
    const row = context.getImageData(0, side / 2, side, 1);
    const column = context.getImageData(side / 2, 0, 1, side);
    for (const middle of [NEAR * pixelRatio, FAR * pixelRatio]) {
      for (const line of [row, column]) {
        expect(widthAcross(line, middle, 6, whole)).toBeCloseTo(expected, 0);
      }
    }
    // What is filtered out has no fill.
    expect(row.data[4 * (side / 2) + 3]).toBe(0);
  },
);
