import type { PixelSize } from '@suite/shapes';
import type { Project } from './projection.ts';
import { pointsOf, type Triangles } from './triangles.ts';

/** In each pixel the number of what is seen there; 0 is nothing. */
export class NumberPicture {
  readonly size: PixelSize;
  readonly #numbers: Uint32Array;
  readonly #near: Float32Array;

  constructor(size: PixelSize) {
    this.size = size;
    this.#numbers = new Uint32Array(size.width * size.height);
    this.#near = new Float32Array(size.width * size.height);
  }

  /** Nothing outside. */
  at(x: number, y: number): number {
    const { width, height } = this.size;
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : (this.#numbers[y * width + x] ?? 0);
  }

  draw(triangles: Triangles, number: number, project: Project): void {
    const points = pointsOf(triangles).map(project);
    const { index } = triangles;
    for (let first = 0; first < index.length; first += 3) {
      const [a, b, c] = [
        points[index[first] ?? 0],
        points[index[first + 1] ?? 0],
        points[index[first + 2] ?? 0],
      ];
      if (a && b && c) this.#fill([a, b, c], number);
    }
  }

  #fill([a, b, c]: readonly [Seen, Seen, Seen], number: number): void {
    const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (Math.abs(area) < 1e-9) return;
    const { width, height } = this.size;
    const [left, right] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)];
    const [top, bottom] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)];
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, Math.ceil(bottom)); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, Math.ceil(right)); x += 1) {
        const [px, py] = [x + 0.5, y + 0.5];
        const ofA = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) / area;
        const ofB = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) / area;
        const ofC = 1 - ofA - ofB;
        if (ofA < 0 || ofB < 0 || ofC < 0) continue;
        const near = ofA * a.near + ofB * b.near + ofC * c.near;
        const at = y * width + x;
        if (near <= (this.#near[at] ?? 0)) continue;
        this.#near[at] = near;
        this.#numbers[at] = number;
      }
  }
}

type Seen = NonNullable<ReturnType<Project>>;
