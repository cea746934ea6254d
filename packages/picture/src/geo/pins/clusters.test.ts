import { describe, expect, it } from 'vitest';
import { resolutionOfZoom } from '../mercator.ts';
import {
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS_PX,
  clusterProjects,
  type Located,
  pinOfProject,
} from './clusters.ts';

const ORIGIN: Located = { id: 1, longitude: 18.968, latitude: 42.1935 };

/** A project so many CSS pixels east of `HOME` at a zoom level. */
function eastOfOrigin(id: number, px: number, zoom: number): Located {
  const degreesAMetre = 360 / (256 * resolutionOfZoom(0));
  return { ...ORIGIN, id, longitude: ORIGIN.longitude + px * resolutionOfZoom(zoom) * degreesAMetre };
}

function idsOf(pins: ReturnType<typeof clusterProjects<Located>>): number[][] {
  return pins.map((pin) => (pin.kind === 'project' ? [pin.project.id] : pin.projects.map(({ id }) => id)));
}

describe('clusters of projects', () => {
  it('[R7.050] joins projects up to zoom 14 and gives each its own pin from zoom 15 on', () => {
    const projects = [ORIGIN, eastOfOrigin(2, 10, 15)];
    expect(CLUSTER_MAX_ZOOM).toBe(14);
    expect(idsOf(clusterProjects(projects, 14))).toEqual([[1, 2]]);
    expect(idsOf(clusterProjects(projects, 15))).toEqual([[1], [2]]);
  });

  it.each([
    ['joins projects 49 pixels apart', 49, [[1, 2]]],
    ['leaves projects 51 pixels apart alone', 51, [[1], [2]]],
  ])('[R7.050] %s', (_, px, expected) => {
    expect(CLUSTER_RADIUS_PX).toBe(50);
    expect(idsOf(clusterProjects([ORIGIN, eastOfOrigin(2, px, 9)], 9))).toEqual(expected);
  });

  it('counts whole zoom levels only', () => {
    const projects = [ORIGIN, eastOfOrigin(2, 40, 9)];
    expect(idsOf(clusterProjects(projects, 9.99))).toEqual([[1, 2]]);
    expect(idsOf(clusterProjects(projects, 10))).toEqual([[1], [2]]);
  });

  it('never leaves two pins within the radius of each other, however long the chain', () => {
    const zoom = 8;
    const projects = Array.from({ length: 200 }, (_, index) => ({
      ...eastOfOrigin(index + 1, (index * 37) % 900, zoom),
      latitude: ORIGIN.latitude + ((index * 53) % 40) / 20,
    }));
    const pins = clusterProjects(projects, zoom);
    const radiusM = CLUSTER_RADIUS_PX * resolutionOfZoom(zoom);
    const distances = pins.flatMap((one, index) =>
      pins.slice(index + 1).map((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])),
    );
    expect(Math.min(...distances)).toBeGreaterThan(radiusM);
    expect(
      idsOf(pins)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(projects.map(({ id }) => id));
  });

  it('puts a cluster in the middle of its projects', () => {
    const [pin] = clusterProjects([ORIGIN, eastOfOrigin(2, 20, 9), eastOfOrigin(3, 40, 9)], 9);
    const [middle] = clusterProjects([eastOfOrigin(2, 20, 9)], 9);
    expect(pin?.at[0]).toBeCloseTo(middle?.at[0] ?? 0, 3);
    expect(pin?.at[1]).toBeCloseTo(middle?.at[1] ?? 0, 3);
  });

  it('gives every pin of a level its own key', () => {
    const projects = [
      ORIGIN,
      eastOfOrigin(2, 10, 9),
      eastOfOrigin(3, 200, 9),
      eastOfOrigin(4, 210, 9),
      eastOfOrigin(5, 400, 9),
    ];
    const keys = clusterProjects(projects, 9).map(({ key }) => key);
    expect(keys).toEqual(['cluster-1-2', 'cluster-3-2', 'project-5']);
  });

  it('has no pins without projects', () => {
    expect(clusterProjects([], 5)).toEqual([]);
  });
});

it('finds the pin of a project, its own or its cluster', () => {
  const pins = clusterProjects([ORIGIN, eastOfOrigin(2, 10, 9), eastOfOrigin(3, 400, 9)], 9);
  expect(pinOfProject(pins, 2)?.kind).toBe('cluster');
  expect(pinOfProject(pins, 3)?.key).toBe('project-3');
  expect(pinOfProject(pins, 9)).toBeNull();
});
