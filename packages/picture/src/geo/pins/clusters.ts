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

/** Projects that share a pin, in their order, and the middle of them. */
interface Group<T> {
  readonly projects: readonly T[];
  readonly at: MapPoint;
}

/** Sorts groups into cells as wide as the radius, so that neighbours lie in the nine cells around. */
function neighbourhood<T>(groups: readonly Group<T>[], radiusM: number) {
  const cells = new Map<string, Group<T>[]>();
  const cellOf = ([x, y]: MapPoint) => [Math.floor(x / radiusM), Math.floor(y / radiusM)] as const;
  for (const group of groups) {
    const key = cellOf(group.at).join();
    const cell = cells.get(key);
    if (cell) cell.push(group);
    else cells.set(key, [group]);
  }
  return (at: MapPoint): Group<T>[] => {
    const [column, row] = cellOf(at);
    return [-1, 0, 1].flatMap((byColumn) =>
      [-1, 0, 1].flatMap((byRow) => cells.get(`${column + byColumn},${row + byRow}`) ?? []),
    );
  };
}

function isNear(one: MapPoint, other: MapPoint, radiusM: number): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) <= radiusM;
}

function joined<T>(groups: readonly Group<T>[]): Group<T> {
  const projects = groups.flatMap((group) => group.projects);
  const middle = (axis: 0 | 1) =>
    groups.reduce((sum, { at, projects: { length } }) => sum + at[axis] * length, 0) / projects.length;
  return { projects, at: [middle(0), middle(1)] };
}

/** Joins each group with those near it that are not joined yet. */
function joinNear<T>(groups: readonly Group<T>[], radiusM: number): Group<T>[] {
  const around = neighbourhood(groups, radiusM);
  const taken = new Set<Group<T>>();
  const result: Group<T>[] = [];
  for (const group of groups) {
    if (taken.has(group)) continue;
    const near = around(group.at).filter((other) => !taken.has(other) && isNear(other.at, group.at, radiusM));
    for (const one of near) taken.add(one);
    result.push(near.length === 1 ? group : joined(near));
  }
  return result;
}

/**
 * The pins of a zoom level, roughly in the order of the projects. Up to `CLUSTER_MAX_ZOOM` no two of them
 * stand within `CLUSTER_RADIUS_PX` of each other: what would is one cluster in the middle of its projects.
 * Above it every project has its own pin. Fractions of a zoom level do not count, so pins join and part only
 * at whole levels.
 */
export function clusterProjects<T extends Located>(projects: readonly T[], zoom: number): Pin<T>[] {
  const level = Math.floor(zoom);
  let groups: Group<T>[] = projects.map((project) => ({
    projects: [project],
    at: toMapPoint(project.longitude, project.latitude),
  }));
  if (level > CLUSTER_MAX_ZOOM) return groups.flatMap(toPins);
  const radiusM = CLUSTER_RADIUS_PX * resolutionOfZoom(level);
  // Joining moves the middle, which may then be near to the next group.
  for (let before = Number.POSITIVE_INFINITY; groups.length < before; ) {
    before = groups.length;
    groups = joinNear(groups, radiusM);
  }
  return groups.flatMap(toPins);
}

function toPins<T extends Located>({ projects, at }: Group<T>): Pin<T>[] {
  const [project, ...others] = projects;
  if (!project) return [];
  if (others.length === 0) return [{ kind: 'project', key: `project-${project.id}`, at, project }];
  return [{ kind: 'cluster', key: `cluster-${project.id}-${projects.length}`, at, projects }];
}

/** The pin that shows a project: its own or its cluster's. */
export function pinOfProject<T extends Located>(pins: readonly Pin<T>[], id: number): Pin<T> | null {
  return (
    pins.find((pin) =>
      pin.kind === 'project' ? pin.project.id === id : pin.projects.some((one) => one.id === id),
    ) ?? null
  );
}
