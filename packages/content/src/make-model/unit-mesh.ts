import { merged, pointsOf, type Triangles, type Vector } from './triangles.ts';

/** Volumes of all homes in one, with the number of the home at each corner. */
export interface NumberedMesh {
  readonly position: Float32Array;
  readonly index: Uint32Array;
  readonly numbers: Uint16Array;
}

/** Sides that meet at less have no line between them. */
const SHARP = Math.cos((30 * Math.PI) / 180);

export function volumeMesh(volumes: readonly Triangles[]): NumberedMesh {
  return { ...merged(volumes), numbers: numbersOf(volumes.map(({ position }) => position.length / 3)) };
}

function numbersOf(corners: readonly number[]): Uint16Array {
  return Uint16Array.from(corners.flatMap((count, number) => Array<number>(count).fill(number)));
}

interface Side {
  readonly ends: readonly [Vector, Vector];
  readonly normals: Vector[];
}

/** The sharp edges of a volume, two points each. */
function linesOf({ position, index }: Triangles): Vector[] {
  const points = pointsOf({ position, index });
  const nameOf = (point: Vector) => point.map((value) => value.toFixed(3)).join();
  const sides = new Map<string, Side>();
  for (let first = 0; first < index.length; first += 3) {
    const corners = [0, 1, 2].map((at) => points[index[first + at] ?? 0]);
    const [a, b, c] = corners;
    if (!a || !b || !c) continue;
    const normal = normalOf(a, b, c);
    if (!normal) continue;
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const name = [nameOf(from), nameOf(to)].toSorted().join('|');
      const side = sides.get(name) ?? { ends: [from, to] as const, normals: [] };
      side.normals.push(normal);
      sides.set(name, side);
    }
  }
  return [...sides.values()].filter(isSharp).flatMap(({ ends }) => ends);
}

function normalOf(a: Vector, b: Vector, c: Vector): Vector | null {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...n);
  return length > 1e-9 ? [n[0] / length, n[1] / length, n[2] / length] : null;
}

/** Also where only one triangle is. */
function isSharp({ normals: [first, ...others] }: Side): boolean {
  if (!first) return false;
  if (others.length === 0) return true;
  return others.some((n) => Math.abs(n[0] * first[0] + n[1] * first[1] + n[2] * first[2]) < SHARP);
}

export function outlineMesh(volumes: readonly Triangles[]): NumberedMesh {
  const lines = volumes.map(linesOf);
  const points = lines.flat();
  return {
    position: Float32Array.from(points.flat()),
    index: Uint32Array.from(points, (_, at) => at),
    numbers: numbersOf(lines.map(({ length }) => length)),
  };
}
