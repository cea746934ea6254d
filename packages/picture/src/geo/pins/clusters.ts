import { type MapPoint, resolutionOfZoom, toMapPoint } from '../mercator.ts';

/** Up to this zoom projects that stand close together are one cluster (specification §7). */
export const CLUSTER_MAX_ZOOM = 14;
/** How close that is, in CSS pixels. */
export const CLUSTER_RADIUS_PX = 50;

export interface Located {
  readonly id: number;
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
}

/** What one pin stands for. `key` is unique among the pins of a zoom level. */
export type Pin<T extends Located> =
  | { readonly kind: 'project'; readonly key: string; readonly at: MapPoint; readonly project: T }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly at: MapPoint;
      readonly projects: readonly T[];
    };

interface Spot<T> {
  readonly project: T;
  readonly at: MapPoint;
  isTaken: boolean;
}

/** Sorts spots into cells as wide as the radius, so that neighbours lie in the nine cells around. */
function cellsOf<T>(spots: readonly Spot<T>[], radiusM: number) {
  const cells = new Map<string, Spot<T>[]>();
  const cellOf = ([x, y]: MapPoint) => [Math.floor(x / radiusM), Math.floor(y / radiusM)] as const;
  for (const spot of spots) {
    const key = cellOf(spot.at).join();
    const cell = cells.get(key);
    if (cell) cell.push(spot);
    else cells.set(key, [spot]);
  }
  return function around(at: MapPoint): Spot<T>[] {
    const [column, row] = cellOf(at);
    const found: Spot<T>[] = [];
    for (const x of [column - 1, column, column + 1]) {
      for (const y of [row - 1, row, row + 1]) found.push(...(cells.get(`${x},${y}`) ?? []));
    }
    return found;
  };
}

function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/**
 * The pins of a zoom level, in the order of the projects. Projects within `CLUSTER_RADIUS_PX` of the first
 * one of them become one cluster in their middle; above `CLUSTER_MAX_ZOOM` every project has its own pin.
 * Fractions of a zoom level do not count, so pins join and part only at whole levels.
 */
export function clusterProjects<T extends Located>(projects: readonly T[], zoom: number): Pin<T>[] {
  const level = Math.floor(zoom);
  const radiusM = CLUSTER_RADIUS_PX * resolutionOfZoom(level);
  const spots = projects.map((project) => ({
    project,
    at: toMapPoint(project.longitude, project.latitude),
    isTaken: false,
  }));
  const around = cellsOf(spots, radiusM);
  const pins: Pin<T>[] = [];
  for (const spot of spots) {
    if (spot.isTaken) continue;
    const near =
      level > CLUSTER_MAX_ZOOM
        ? [spot]
        : around(spot.at).filter(
            ({ at, isTaken }) => !isTaken && Math.hypot(at[0] - spot.at[0], at[1] - spot.at[1]) <= radiusM,
          );
    for (const one of near) one.isTaken = true;
    pins.push(pinOf(spot, near));
  }
  return pins;
}

function pinOf<T extends Located>({ project, at }: Spot<T>, near: readonly Spot<T>[]): Pin<T> {
  if (near.length < 2) return { kind: 'project', key: `project-${project.id}`, at, project };
  return {
    kind: 'cluster',
    key: `cluster-${project.id}-${near.length}`,
    at: middleOf(near.map((one) => one.at)),
    projects: near.map((one) => one.project),
  };
}

/** The pin that shows a project: its own or its cluster's. */
export function pinOfProject<T extends Located>(pins: readonly Pin<T>[], id: number): Pin<T> | null {
  return (
    pins.find((pin) =>
      pin.kind === 'project' ? pin.project.id === id : pin.projects.some((one) => one.id === id),
    ) ?? null
  );
}
