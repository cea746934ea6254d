import { SLAB_M } from '../buildings/parts.ts';
import type { Unit } from '../buildings/unit.ts';
import { at } from '../geometry/numbers.ts';
import { type Ground, lengthOf } from '../geometry/plane.ts';

/** Where somebody stands before a home. Metres, x east, y north. */
export interface SceneTerrace {
  readonly floor: number;
  /** Away from the house, of length 1. */
  readonly outwards: Ground;
  /** From which sun is asked for. */
  readonly points: readonly Ground[];
  readonly eye: Ground;
}

const SHARES = [0.25, 0.5, 0.75];
/** Inwards of the edge. */
const SITTING_M = 1.1;
const STANDING_M = 1.35;

const minus = (a: Ground, b: Ground): Ground => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Ground, b: Ground): number => a[0] * b[0] + a[1] * b[1];
const middle = (a: Ground, b: Ground): Ground => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
function unit(v: Ground): Ground {
  const length = lengthOf(v);
  return [v[0] / length, v[1] / length];
}

/** A place on the edge of a terrace, by its share of the corners. */
function along(edge: readonly Ground[], share: number): Ground {
  const place = share * (edge.length - 1);
  const i = Math.min(edge.length - 2, Math.floor(place));
  const t = place - i;
  const [a, b] = [at(edge, i), at(edge, i + 1)];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Of a home of a tower, which is a sector: outwards is away from the tower's middle. */
function ofTower({ poly }: Unit): Omit<SceneTerrace, 'floor'> {
  const centre = at(poly, 0);
  const edge = poly.slice(1);
  const inside = (share: number, depth: number): Ground => {
    const place = along(edge, share);
    const [nx, ny] = unit(minus(place, centre));
    return [place[0] - nx * depth, place[1] - ny * depth];
  };
  return {
    outwards: unit(minus(along(edge, 0.5), centre)),
    points: SHARES.map((share) => inside(share, SITTING_M)),
    eye: inside(0.5, STANDING_M),
  };
}

/** Of a home of a bar, whose last two corners are its back wall. */
function ofBar({ poly }: Unit): Omit<SceneTerrace, 'floor'> {
  const edge = poly.slice(0, -2);
  const [right, left] = [at(poly, poly.length - 2), at(poly, poly.length - 1)];
  const back = middle(left, right);
  const wall = minus(left, right);
  const length = lengthOf(wall);
  const across: Ground = [-wall[1] / length, wall[0] / length];
  const outwards: Ground = dot(across, minus(along(edge, 0.5), back)) < 0 ? [-across[0], -across[1]] : across;
  const inside = (share: number, depth: number): Ground => {
    const place = along(edge, share);
    return [place[0] - outwards[0] * depth, place[1] - outwards[1] * depth];
  };
  return { outwards, points: SHARES.map((share) => inside(share, SITTING_M)), eye: inside(0.5, STANDING_M) };
}

export function terraceOf(home: Unit): SceneTerrace {
  const shape = home.building.startsWith('T') ? ofTower(home) : ofBar(home);
  return { ...shape, floor: home.z0 + (home.floor > 0 ? SLAB_M : 0) };
}
