import type { Vector } from '../camera/vector.ts';

/** The volumes of all units as one mesh, in metres of the place. */
export interface VolumeMesh {
  /** x, y, z of each vertex. */
  readonly positions: Float32Array;
  /** Three vertices a triangle. */
  readonly triangles: ArrayLike<number>;
  /** Volume of each vertex. */
  readonly volumeOf: ArrayLike<number>;
}

/** One unit's body. */
export interface UnitVolume {
  readonly min: Vector;
  readonly max: Vector;
  /** First vertices of its triangles in `triangles`. */
  readonly triangles: readonly number[];
  /** Corners, each once. */
  readonly points: readonly Vector[];
}

interface Growing {
  min: [number, number, number];
  max: [number, number, number];
  triangles: number[];
  points: Map<string, Vector>;
}

const emptyVolume = (): Growing => ({
  min: [Infinity, Infinity, Infinity],
  max: [-Infinity, -Infinity, -Infinity],
  triangles: [],
  points: new Map(),
});

export function pointAt(positions: Float32Array, vertex: number): Vector {
  const at = 3 * vertex;
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}

function grow(volume: Growing, point: Vector): void {
  for (const axis of [0, 1, 2] as const) {
    volume.min[axis] = Math.min(volume.min[axis], point[axis]);
    volume.max[axis] = Math.max(volume.max[axis], point[axis]);
  }
  volume.points.set(point.map((value) => value.toFixed(2)).join(), point);
}

/** The mesh taken apart by its volumes; one without triangles is left out of nothing, it is empty. */
export function unitVolumes(mesh: VolumeMesh, count: number): UnitVolume[] {
  const volumes = Array.from({ length: count }, emptyVolume);
  for (let first = 0; first < mesh.triangles.length; first += 3) {
    const volume = volumes[mesh.volumeOf[mesh.triangles[first] ?? 0] ?? -1];
    if (!volume) continue;
    volume.triangles.push(first);
    for (let corner = 0; corner < 3; corner++)
      grow(volume, pointAt(mesh.positions, mesh.triangles[first + corner] ?? 0));
  }
  return volumes.map(({ points, ...volume }) => ({ ...volume, points: [...points.values()] }));
}
