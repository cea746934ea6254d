import type { Point } from '@suite/shapes';
import { afterEach, expect, it } from 'vitest';
import type { DrawnShape } from './drawing.ts';
import { readSvg } from './read-svg.ts';

const PICTURE = { width: 1600, height: 900 };
const SQUARE = { width: 1600, height: 1600 };
/** By which a drawing may be off where the browser draws it. */
const TOLERANCE_PX = 1;

afterEach(() => {
  document.body.replaceChildren();
});

/** Draws the file as large as the picture; where the picture lies in it, by that. */
async function drawn(name: string, picture = PICTURE) {
  const { default: text }: { default: string } = await import(`./fixtures/${name}.svg?raw`);
  const holder = document.createElement('div');
  holder.innerHTML = text.slice(text.indexOf('<svg'));
  document.body.replaceChildren(holder);
  const svg = holder.querySelector('svg');
  if (!svg) throw new TypeError('no svg');
  svg.setAttribute('width', `${picture.width}`);
  svg.setAttribute('height', `${picture.height}`);
  const frame = (svg.querySelector('image') ?? svg).getBoundingClientRect();
  const scale = picture.width / frame.width;
  const toPicture = (x: number, y: number): Point => [(x - frame.left) * scale, (y - frame.top) * scale];
  return { ...readSvg(text, picture), svg, toPicture };
}

/** The element that was read, by the place of a shape among those that are drawn. */
function elementsOf(svg: SVGSVGElement): SVGGraphicsElement[] {
  const all = svg.querySelectorAll<SVGGraphicsElement>('path, polygon, polyline, rect, circle, ellipse, use');
  return [...all].filter((one) => !one.closest('defs, [style*="display:none"]') && hasArea(one));
}

/** A line is no shape. */
function hasArea(element: SVGGraphicsElement): boolean {
  const { width, height } = element.getBBox();
  return width > 0 && height > 0;
}

/** What is drawn: of a copy, that which it is a copy of. */
function drawnBy(element: SVGGraphicsElement): Element | null {
  if (!(element instanceof SVGUseElement)) return element;
  return document.querySelector(element.href.baseVal);
}

/** So many that those of an outline round the whole picture are about a pixel apart, or its corners would be cut. */
const SAMPLES = 6000;

/** Along its outline, where the browser draws it. */
function outlineOf(
  element: SVGGeometryElement,
  matrix: DOMMatrix | null,
  toPicture: (x: number, y: number) => Point,
): Point[] {
  const length = element.getTotalLength();
  return Array.from({ length: SAMPLES }, (_, index) => {
    const { x, y } = element
      .getPointAtLength((index / SAMPLES) * length)
      .matrixTransform(matrix ?? undefined);
    return toPicture(x, y);
  });
}

function distanceTo(ring: readonly Point[], [x, y]: Point): number {
  const distances = ring.map(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / (length || 1)));
    return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
  });
  return Math.min(...distances);
}

function boxOf(points: readonly Point[]): number[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** How far the shape and what the browser draws are apart at most. */
function error(
  shape: DrawnShape,
  element: SVGGraphicsElement,
  toPicture: (x: number, y: number) => Point,
): number {
  const drawnElement = drawnBy(element);
  if (drawnElement instanceof SVGGeometryElement) {
    const outline = outlineOf(drawnElement, element.getScreenCTM(), toPicture);
    const there = outline.map((point) => distanceTo(shape.ring, point));
    const back = shape.ring.map((point) => distanceTo(outline, point));
    return Math.max(...there, ...back);
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = [...toPicture(left, top), ...toPicture(right, bottom)];
  return Math.max(...boxOf(shape.ring).map((side, index) => Math.abs(side - (box[index] ?? 0))));
}

const NO_NAME = undefined;

it.each([
  ['inkscape', PICTURE, ['301', '302', '303', '304', '305', '307', '306', '309', '308']],
  ['units', PICTURE, ['301', '302', '303', '304', '305', '306', '307', '308', '309', '310']],
  ['illustrator', PICTURE, ['301', '302', '303', '304', 'Dvorac']],
  ['illustrator-pencil', SQUARE, [NO_NAME, NO_NAME, NO_NAME]],
  ['figma-network', SQUARE, [NO_NAME, NO_NAME, NO_NAME, NO_NAME]],
  ['figma-send', SQUARE, [NO_NAME]],
])('shapes of %s lie where the browser draws them', async (name, picture, names) => {
  const { shapes, issues, svg, toPicture } = await drawn(name, picture);
  // Strokes are no part of a shape.
  svg.append(
    Object.assign(document.createElement('style'), { textContent: '* { stroke: none !important }' }),
  );
  const elements = elementsOf(svg);
  expect(issues).toEqual([]);
  expect(shapes.map((shape) => shape.names[0])).toEqual(names);
  expect(elements).toHaveLength(shapes.length);
  const off = shapes.flatMap((shape, index) => {
    const element = elements[index];
    const pixels = element ? error(shape, element, toPicture) : Number.POSITIVE_INFINITY;
    return pixels < TOLERANCE_PX ? [] : [`${shape.names[0]} by ${pixels.toFixed(1)} px`];
  });
  expect(off).toEqual([]);
});

it('shapes of Figma lie where the browser draws them, of several parts the largest', async () => {
  const { shapes, issues, svg, toPicture } = await drawn('figma');
  const elements = elementsOf(svg);
  expect(shapes.map((shape) => shape.names[0])).toEqual(['301', '302', '303', '304', 'Vector', '305']);
  expect(issues.map((issue) => issue.message)).toEqual(['“Vector” has 2 parts; the largest is taken.']);
  shapes.forEach((shape, index) => {
    const element = elements[index];
    if (!element) throw new TypeError(`no element ${index}`);
    if (shape.names[0] === 'Vector') expect(boxOf(shape.ring)).toEqual([1200, 200, 1300, 300]);
    else expect(error(shape, element, toPicture)).toBeLessThan(TOLERANCE_PX);
  });
});
