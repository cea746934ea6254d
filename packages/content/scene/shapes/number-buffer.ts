import earcut from 'earcut';
import type { Project } from '../cameras/projection.ts';
import { around, at } from '../geometry/numbers.ts';
import type { Ground, Vector } from '../geometry/plane.ts';

const NEAREST_M = 0.5;
const TINY_PX2 = 1e-9;

/** What is seen in each pixel, as a number; 0 where nothing is or the ground. */
export class NumberBuffer {
  readonly width: number;
  readonly height: number;
  readonly numbers: Uint16Array;
  /** One by depth: larger is nearer. */
  private readonly nearness: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.numbers = new Uint16Array(width * height);
    this.nearness = new Float32Array(width * height);
  }

  /** A triangle in the frame of a camera; what is behind it is cut off. */
  triangle(a: Vector, b: Vector, c: Vector, number: number): void {
    const inside = clippedToFront([a, b, c]);
    for (let i = 1; i + 1 < inside.length; i += 1)
      this.fill(at(inside, 0), at(inside, i), at(inside, i + 1), number);
  }

  /** All sides of an outline between two heights. */
  prism(project: Project, outline: readonly Ground[], z0: number, z1: number, number: number): void {
    const indices = earcut(outline.flat());
    const low = outline.map(([x, y]) => project(x, y, z0));
    const high = outline.map(([x, y]) => project(x, y, z1));
    for (let i = 0; i < indices.length; i += 3)
      for (const level of [high, low]) {
        const [a, b, c] = [at(indices, i), at(indices, i + 1), at(indices, i + 2)];
        this.triangle(at(level, a), at(level, b), at(level, c), number);
      }
    for (let i = 0; i < outline.length; i += 1) {
      this.triangle(at(low, i), around(low, i + 1), around(high, i + 1), number);
      this.triangle(at(low, i), around(high, i + 1), at(high, i), number);
    }
  }

  private toPixel([x, y, depth]: Vector): Vector {
    const near = 1 / depth;
    return [x * near + this.width / 2, this.height / 2 - y * near, near];
  }

  private fill(first: Vector, second: Vector, third: Vector, number: number): void {
    const [a, b, c] = [this.toPixel(first), this.toPixel(second), this.toPixel(third)];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < TINY_PX2) return;
    const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]) - 0.5));
    const right = Math.min(this.width - 1, Math.ceil(Math.max(a[0], b[0], c[0]) - 0.5));
    const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]) - 0.5));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(a[1], b[1], c[1]) - 0.5));
    const scale = 1 / area;
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const px = x + 0.5;
        const py = y + 0.5;
        const w0 = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) * scale;
        const w1 = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) * scale;
        const w2 = 1 - w0 - w1;
        if (w0 < 0 || w1 < 0 || w2 < 0) continue;
        const near = w0 * a[2] + w1 * b[2] + w2 * c[2];
        const pixel = y * this.width + x;
        if (near <= at(this.nearness, pixel)) continue;
        this.nearness[pixel] = near;
        this.numbers[pixel] = number;
      }
  }
}

function clippedToFront(corners: readonly Vector[]): Vector[] {
  const isFront = ([, , depth]: Vector) => depth >= NEAREST_M;
  return corners.flatMap((from, i) => {
    const to = around(corners, i + 1);
    const kept = isFront(from) ? [from] : [];
    if (isFront(from) === isFront(to)) return kept;
    const t = (NEAREST_M - from[2]) / (to[2] - from[2]);
    const cut: Vector = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, NEAREST_M];
    return [...kept, cut];
  });
}
