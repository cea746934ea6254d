import { lerp } from '../geometry/numbers.ts';
import type { Ground } from '../geometry/plane.ts';
import { SLAB_M } from './parts.ts';

export type BarStyle = 'wave' | 'terrace' | 'crisp';

/** A long building of bays. Metres. */
export interface BarDesign {
  /** Widths of the homes from left to right, seen from the front. */
  readonly bays: readonly number[];
  readonly floors: number;
  readonly depth: number;
  readonly style: BarStyle;
  readonly seed: number;
  readonly accent: 'wood' | 'stone';
}

export const STOREY_M = 3.25;
/** Each floor of a terraced house stands so far back behind the one below. */
const TERRACE_STEP_M = 3;
const TERRACE_END_M = 1.2;
const PENTHOUSE_BACK_M = 3.2;
const PENTHOUSE_END_M = 3.4;
const WAVE_CORNER_M = 2.6;
const WAVE_POINTS = 90;
const WAVE_BACK_CORNER_M = 1.2;
const WAVE_BACK_POINTS = 6;

/** Where the parts of a bar lie in its frame: x along the front, the front at small y, the origin at the façade's middle. */
export class BarShape {
  readonly design: BarDesign;
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly isTerraced: boolean;

  constructor(design: BarDesign) {
    this.design = design;
    this.length = design.bays.reduce((a, b) => a + b, 0);
    this.left = -this.length / 2;
    this.right = this.length / 2;
    this.top = design.floors - 1;
    this.isTerraced = design.style === 'terrace';
  }

  floorZ(floor: number): number {
    return floor * STOREY_M;
  }

  ceilingZ(floor: number): number {
    return floor * STOREY_M + STOREY_M - SLAB_M;
  }

  isPenthouse(floor: number): boolean {
    return !this.isTerraced && floor === this.top;
  }

  /** Of the façade. */
  facadeY(floor: number): number {
    if (this.isTerraced) return floor * TERRACE_STEP_M;
    return floor === this.top ? PENTHOUSE_BACK_M : 0;
  }

  /** How much shorter a floor is at each end. */
  endOf(floor: number): number {
    if (this.isTerraced) return floor * TERRACE_END_M;
    return floor === this.top ? PENTHOUSE_END_M : 0;
  }

  /** Of the balcony's edge. */
  balconyY(floor: number, x: number): number {
    const { style, seed } = this.design;
    if (this.isTerraced) return this.facadeY(floor) - (floor === 0 ? 3 : TERRACE_STEP_M + 0.1);
    if (style === 'wave') {
      const phase = floor * 0.9 + seed;
      return (
        -2.35 -
        0.85 * Math.sin((x - this.left) * 0.21 + phase) -
        0.25 * Math.sin((x - this.left) * 0.47 + phase * 1.7)
      );
    }
    return Math.floor((x - this.left + floor * 4.8) / 9.6) % 2 ? -2.9 : -1.9;
  }

  /** Of the rooms of a floor. */
  rooms(floor: number): Ground[] {
    const [x0, x1, y] = [this.left + this.endOf(floor), this.right - this.endOf(floor), this.facadeY(floor)];
    return [
      [x0, y],
      [x1, y],
      [x1, this.design.depth],
      [x0, this.design.depth],
    ];
  }

  /** Of a floor's slab with its balconies. */
  slab(floor: number): Ground[] {
    const { depth } = this.design;
    if (floor > 0) return this.balconies(floor);
    return [
      [this.left - 0.5, -4],
      [this.right + 0.5, -4],
      [this.right + 0.5, depth + 0.4],
      [this.left - 0.5, depth + 0.4],
    ];
  }

  /** How many points of a slab's outline are its front. */
  frontPoints(outline: readonly Ground[]): number {
    return outline.length - (this.design.style === 'wave' ? 2 * (WAVE_BACK_POINTS + 1) : 2);
  }

  private balconies(floor: number): Ground[] {
    const { style, depth } = this.design;
    const side = this.isTerraced ? 0.4 : 1.3;
    const end = this.isTerraced ? this.endOf(Math.max(0, floor)) : 0;
    const back = depth + (this.isTerraced ? 0.3 : 1.1);
    const from = this.left - side + end;
    const to = this.right + side - end;
    const front = this.front(floor, from, to);
    if (style !== 'wave') return [...front, [to, back], [from, back]];
    return [...front, ...roundedBack(from, to, back)];
  }

  private front(floor: number, from: number, to: number): Ground[] {
    const { style } = this.design;
    const steps = { wave: WAVE_POINTS, crisp: Math.round((to - from) / 0.4), terrace: 1 }[style];
    return Array.from({ length: steps + 1 }, (_, i): Ground => {
      const x = lerp(from, to, i / steps);
      const y = this.balconyY(floor, x);
      const toEnd = Math.min(x - from, to - x);
      if (style !== 'wave' || toEnd >= WAVE_CORNER_M) return [x, y];
      return [x, lerp(y + WAVE_CORNER_M, y, Math.sqrt(1 - (1 - toEnd / WAVE_CORNER_M) ** 2))];
    });
  }
}

function roundedBack(from: number, to: number, back: number): Ground[] {
  const radius = WAVE_BACK_CORNER_M;
  const corner = (x: number, start: number): Ground[] =>
    Array.from({ length: WAVE_BACK_POINTS + 1 }, (_, i): Ground => {
      const angle = start + ((i / WAVE_BACK_POINTS) * Math.PI) / 2;
      return [x + radius * Math.cos(angle), back - radius + radius * Math.sin(angle)];
    });
  return [...corner(to - radius, 0).slice(1), ...corner(from + radius, Math.PI / 2)];
}
