import type { PixelSize, Point } from '@suite/shapes';
import svgpath from 'svgpath';
import { lengthOf } from './svg-length.ts';
import type { SvgElement } from './svg-tree.ts';

/** Farthest that a line may be from the curve that it stands for, in pixels of the picture. */
const TOLERANCE_PX = 0.5;
/** Of one curve, however large its numbers. */
const MOST_LINES = 256;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Path data of a basic shape or path; null for what encloses nothing. */
export function pathDataOf(element: SvgElement, viewport: PixelSize): string | null {
  const { name, attributes } = element;
  if (name === 'path') return attributes.d ?? null;
  if (name === 'polygon' || name === 'polyline') return polygonData(attributes.points);
  const across = (key: string, fallback = 0) => lengthOf(attributes[key], viewport.width) ?? fallback;
  const down = (key: string, fallback = 0) => lengthOf(attributes[key], viewport.height) ?? fallback;
  if (name === 'rect') {
    const radii: Point = [across('rx', down('ry')), down('ry', across('rx'))];
    return rectData(across('x'), down('y'), across('width'), down('height'), radii);
  }
  if (name === 'ellipse') return ellipseData(across('cx'), down('cy'), across('rx'), down('ry'));
  if (name !== 'circle') return null;
  const radius = lengthOf(attributes.r, Math.hypot(viewport.width, viewport.height) / Math.SQRT2) ?? 0;
  return ellipseData(across('cx'), down('cy'), radius, radius);
}

function polygonData(text = ''): string | null {
  const points = text.match(NUMBER) ?? [];
  return points.length < 6 ? null : `M${points.slice(0, points.length & ~1).join(' ')}Z`;
}

function rectData(x: number, y: number, width: number, height: number, radii: Point): string | null {
  if (width <= 0 || height <= 0) return null;
  const [rx, ry] = [Math.min(radii[0], width / 2), Math.min(radii[1], height / 2)];
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
  );
}

function ellipseData(cx: number, cy: number, rx: number, ry: number): string | null {
  if (rx <= 0 || ry <= 0) return null;
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

/** Numbers may follow each other without a space, as in `-.1.9-40`, which the library does not read. */
function separated(transform: string): string {
  return transform.replaceAll(/\([^()]*\)/g, (numbers) => `(${(numbers.match(NUMBER) ?? []).join(' ')})`);
}

/**
 * Rings of path data after `transforms`, the innermost first, with curves as lines. Null when the data cannot be read.
 */
export function ringsOf(data: string, transforms: readonly string[]): Point[][] | null {
  const path = svgpath(data);
  if ('err' in path && path.err) return null;
  const placed = transforms.reduce(
    (done, transform) => done.transform(separated(transform)),
    path.abs().unshort().unarc(),
  );
  const rings: Point[][] = [];
  let ring: Point[] = [];
  placed.iterate((segment, _index, x, y) => {
    const [command, ...numbers] = segment as [string, ...number[]];
    if (command === 'M') {
      ring = [];
      rings.push(ring);
    }
    if (command === 'Z') return;
    ring.push(...linesOf(command, [x, y], numbers));
  });
  if (!rings.flat(2).every(Number.isFinite)) return null;
  return rings.map(withoutRepeats).filter((one) => one.length >= 3);
}

/** Points that a segment leads to. */
function linesOf(command: string, from: Point, numbers: readonly number[]): Point[] {
  const [x = 0, y = 0] = numbers.slice(-2);
  if (command === 'H') return [[numbers[0] ?? 0, from[1]]];
  if (command === 'V') return [[from[0], numbers[0] ?? 0]];
  if (command !== 'C' && command !== 'Q') return [[x, y]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  const controls: readonly Point[] =
    command === 'Q' ? [from, [x1, y1], [x, y]] : [from, [x1, y1], [x2, y2], [x, y]];
  const count = lineCount(controls);
  return Array.from({ length: count }, (_, index) => pointAt(controls, (index + 1) / count));
}

/** By the bound of a curve's second derivative: the error of `n` lines is at most `d (d - 1) / 8 · bend / n²`. */
function lineCount(controls: readonly Point[]): number {
  const bends = controls.slice(2).map((point, index) => {
    const [before, middle] = [controls[index] ?? point, controls[index + 1] ?? point];
    return Math.hypot(before[0] - 2 * middle[0] + point[0], before[1] - 2 * middle[1] + point[1]);
  });
  const degree = controls.length - 1;
  const count = Math.sqrt((degree * (degree - 1) * Math.max(...bends)) / (8 * TOLERANCE_PX));
  return Math.min(MOST_LINES, Math.max(1, Math.ceil(count)));
}

/** De Casteljau. */
function pointAt(controls: readonly Point[], t: number): Point {
  let points = controls;
  while (points.length > 1) {
    points = points.slice(1).map((point, index) => {
      const before = points[index] ?? point;
      return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t] as const;
    });
  }
  return points[0] ?? [0, 0];
}

/** The last point of a closed path is often its first. */
function withoutRepeats(ring: readonly Point[]): Point[] {
  return ring.filter((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return Math.hypot(point[0] - next[0], point[1] - next[1]) > 1e-6;
  });
}
