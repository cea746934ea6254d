import { cross } from '../../src/vector.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { TURN } from '../geometry/solids.ts';

interface Leaf {
  readonly size: number;
  /** How much its face tends upwards. */
  readonly up?: number;
  /** Length against width. */
  readonly length?: number;
}

const scaled = (v: Vector, by: number): Vector => [v[0] / by, v[1] / by, v[2] / by];

/** A bent rhombus that stands for a twig of leaves and faces anywhere. */
export function addLeaf(
  mesh: Mesh,
  random: Random,
  centre: Vector,
  { size, up = 0.5, length = 1.5 }: Leaf,
): void {
  const around = random() * 6.283;
  const down = Math.acos(1 - 2 * random());
  const tended: Vector = [
    Math.sin(down) * Math.cos(around),
    Math.sin(down) * Math.sin(around),
    Math.cos(down) + up,
  ];
  const normal = scaled(tended, Math.hypot(...tended));
  const flat = cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]);
  const tangent = scaled(flat, Math.hypot(...flat));
  const bitangent = cross(normal, tangent);
  const spin = random() * 6.283;
  const [c, s] = [Math.cos(spin), Math.sin(spin)];
  const along = (axis: 0 | 1 | 2) => tangent[axis] * c + bitangent[axis] * s;
  const across = (axis: 0 | 1 | 2) => -tangent[axis] * s + bitangent[axis] * c;
  const point = (x: number, y: number, z = 0): Vector => {
    const on = (axis: 0 | 1 | 2) =>
      centre[axis] + along(axis) * x * size * length + across(axis) * y * size + normal[axis] * z * size;
    return [on(0), on(1), on(2)];
  };
  mesh.quad(point(-0.5, 0), point(-0.05, -0.32, 0.12), point(0.5, 0), point(-0.05, 0.32, 0.12));
}

const JITTER = 0.25;

/** Gives the next corners a tone of a colour. */
export function tint(mesh: Mesh, random: Random, base: Vector, strength: number): void {
  const factor = strength * (1 - JITTER + 2 * JITTER * random());
  mesh.colour = [
    base[0] * factor * (1 + 0.18 * (random() - 0.5)),
    base[1] * factor,
    base[2] * factor * (1 + 0.2 * (random() - 0.5)),
  ];
}

interface Crown {
  readonly centre: Vector;
  readonly radii: Vector;
  readonly count: number;
  readonly leaf: number;
  readonly colour: Vector;
  /** Share of the radius within which it is empty. */
  readonly shell?: number;
}

/** Leaves in an ellipsoid, denser and lighter to its outside and top. */
export function addCrown(mesh: Mesh, random: Random, crown: Crown): void {
  const { centre, radii, count, leaf, colour, shell = 0.55 } = crown;
  for (let i = 0; i < count; i += 1) {
    const around = random() * TURN;
    const height = 1 - 2 * random();
    const flat = Math.sqrt(1 - height * height);
    const out = shell + (1 - shell) * Math.cbrt(random());
    const point: Vector = [
      centre[0] + radii[0] * out * flat * Math.cos(around),
      centre[1] + radii[1] * out * flat * Math.sin(around),
      centre[2] + radii[2] * out * height,
    ];
    tint(mesh, random, colour, 0.55 + 0.35 * out + 0.16 * height);
    addLeaf(mesh, random, point, { size: leaf * random.between(0.7, 1.25) });
  }
}
