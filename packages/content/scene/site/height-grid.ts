import { at, clamp } from '../geometry/numbers.ts';
import type { HeightAt } from './built-height.ts';
import { SITE } from './layout.ts';

const CELL_M = 2;
const FARTHEST_EAST_M = 9000;
const FARTHEST_NORTH_M = 11000;
const FARTHEST_SOUTH_M = -700;

/** Lines of a grid: every two metres on the site, ever wider outside of it. */
function eastings(): number[] {
  const lines: number[] = [];
  for (let x = SITE.x0; x <= SITE.x0 + SITE.size; x += CELL_M) lines.push(x);
  let step = CELL_M;
  let x = at(lines, lines.length - 1);
  while (x < FARTHEST_EAST_M) {
    step *= 1.065;
    x += step;
    lines.push(x);
    lines.unshift(-x + (SITE.x0 * 2 + SITE.size));
  }
  return lines;
}

function northings(): number[] {
  const lines: number[] = [];
  for (let y = SITE.y0; y <= SITE.y0 + SITE.size; y += CELL_M) lines.push(y);
  let step = CELL_M;
  for (let y = at(lines, lines.length - 1); y < FARTHEST_NORTH_M; ) {
    step *= 1.06;
    y += step;
    lines.push(y);
  }
  step = CELL_M;
  for (let y = at(lines, 0); y > FARTHEST_SOUTH_M; ) {
    step *= 1.12;
    y -= step;
    lines.unshift(y);
  }
  return lines;
}

/** Number of the last line that is not beyond a value, so that another one follows. */
function lineBefore(lines: readonly number[], value: number): number {
  let low = 0;
  let high = lines.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(lines, middle) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The ground as it is drawn: flat triangles between the corners of a grid. Metres. */
export class HeightGrid {
  readonly xs = eastings();
  readonly ys = northings();
  /** By row and column. */
  readonly heights: Float32Array;

  constructor(heightAt: HeightAt) {
    this.heights = new Float32Array(this.xs.length * this.ys.length);
    this.ys.forEach((y, j) => {
      this.xs.forEach((x, i) => {
        this.heights[j * this.xs.length + i] = heightAt(x, y);
      });
    });
  }

  corner(i: number, j: number): number {
    return at(this.heights, j * this.xs.length + i);
  }

  height(x: number, y: number): number {
    const i = lineBefore(this.xs, x);
    const j = lineBefore(this.ys, y);
    const tx = clamp((x - at(this.xs, i)) / (at(this.xs, i + 1) - at(this.xs, i)));
    const ty = clamp((y - at(this.ys, j)) / (at(this.ys, j + 1) - at(this.ys, j)));
    const a = this.corner(i, j);
    const b = this.corner(i + 1, j);
    const c = this.corner(i, j + 1);
    const d = this.corner(i + 1, j + 1);
    return tx + ty < 1 ? a + (b - a) * tx + (c - a) * ty : d + (c - d) * (1 - tx) + (b - d) * (1 - ty);
  }

  /** Metres of height for each metre of way. */
  slope(x: number, y: number): number {
    const east = this.height(x + 2, y) - this.height(x - 2, y);
    const north = this.height(x, y + 2) - this.height(x, y - 2);
    return Math.hypot(east, north) / 4;
  }
}
