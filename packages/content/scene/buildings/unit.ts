import type { Ground } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';

/** A home as a volume with its balcony. Metres; `floor` counts from 0 at the ground. */
export interface Unit {
  /** From 1, in the order of the scene. */
  readonly id: number;
  /** `B2-304`. */
  readonly key: string;
  readonly building: string;
  readonly floor: number;
  /** By the width of its bay: one, two or three bedrooms. */
  readonly type: 'A1' | 'B2' | 'C3';
  readonly status: string;
  readonly poly: readonly Ground[];
  readonly z0: number;
  readonly z1: number;
  readonly area: number;
  readonly beds: number;
}

/** One of many of the same shape: which, where, how it is turned, how large, and a number for its colour. */
export interface Instance {
  readonly proto: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly rot: number;
  readonly s: number;
  readonly t: number;
}

/** What hides homes in a picture though it is none: roofs and lift cores. */
export interface Solid {
  readonly poly: readonly Ground[];
  readonly z0: number;
  readonly z1: number;
  readonly building: string;
}

/** What buildings add to the scene besides their meshes. */
export interface SceneLists {
  readonly units: Unit[];
  readonly instances: Instance[];
  readonly solids: Solid[];
  /** Of statuses alone. */
  readonly random: Random;
}

function statusOf(random: Random): string {
  const share = random();
  if (share < 0.52) return 'available';
  if (share < 0.67) return 'reserved';
  return share < 0.93 ? 'sold' : 'blocked';
}

function typeOf(width: number): Pick<Unit, 'type' | 'beds'> {
  if (width < 8) return { type: 'A1', beds: 1 };
  return width < 11 ? { type: 'B2', beds: 2 } : { type: 'C3', beds: 3 };
}

interface NewUnit extends Pick<Unit, 'building' | 'floor' | 'poly' | 'z0' | 'z1' | 'area'> {
  /** Its place on the floor, from 0. */
  readonly number: number;
  /** Of its bay, in metres. */
  readonly width: number;
}

export function addUnit(lists: SceneLists, unit: NewUnit): void {
  const { building, floor, number, width, poly, z0, z1, area } = unit;
  const { type, beds } = typeOf(width);
  lists.units.push({
    id: lists.units.length + 1,
    key: `${building}-${floor + 1}${String(number + 1).padStart(2, '0')}`,
    building,
    floor,
    type,
    beds,
    status: statusOf(lists.random),
    poly,
    z0,
    z1,
    area: Math.round(area),
  });
}
