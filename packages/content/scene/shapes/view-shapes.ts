import type { Unit } from '../buildings/unit.ts';
import { type Project, projectionOf } from '../cameras/projection.ts';
import type { ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import { type Ground, turnOf } from '../geometry/plane.ts';
import { cleanLabels, type LabelMap, smoothLabels } from './label-map.ts';
import { clippedToPicture, labelPoint } from './label-point.ts';
import { NumberBuffer } from './number-buffer.ts';
import { crossesItself, ringsOf } from './rings.ts';
import { simplifiedRing } from './simplify.ts';

/** A picture, what it shows, and how large it is in pixels. */
export interface View {
  /** Of the project: `b2-front`. */
  readonly id: string;
  readonly camera: string;
  readonly width: number;
  readonly height: number;
  /** The whole place, the buildings of a community, or the homes of a building. */
  readonly shows: 'place' | 'community' | 'building';
  /** Buildings that have shapes; all where it is empty. */
  readonly buildings: readonly string[];
}

interface Shape {
  readonly id: string;
  readonly kind: 'community' | 'building' | 'unit';
  readonly label: Ground;
  /** Square pixels. */
  readonly area: number;
  /** From the top left; the first point repeated at the end. */
  readonly ring: readonly Ground[];
}

/** Pixels that are looked at for each of the picture, along each side. */
const SUPER = 2;
/** Lengths below are those of a picture so wide. */
const USUAL_WIDTH = 1600;
/** Numbers of roofs and lift cores, by building; homes have lower ones. */
const SOLIDS = 60000;
const LIMITS = {
  unit: { area: 260, thickness: 9, farthest: 1.25 },
  building: { area: 500, thickness: 6, farthest: 1.6 },
};
const PLOT_FARTHEST = 1.2;
/** Rings that cross themselves are drawn again, this much closer. */
const CLOSER = 0.7;
const CLOSER_TIMES = 6;

/** The clickable shapes of a picture as its JSON file: what the camera sees, without the plants. */
export function viewShapes(scene: ReadScene, view: View): string {
  const camera = scene.cams.find(({ name }) => name === view.camera);
  if (!camera) throw new Error(`The scene has no camera ${view.camera}`);
  const [width, height] = [view.width * SUPER, view.height * SUPER];
  const project = projectionOf(camera, height);
  const map: LabelMap = { labels: labelsOf(scene, view, project), width, height };
  const scale = view.width / USUAL_WIDTH;
  const { area, thickness, farthest } = LIMITS[view.shows === 'building' ? 'unit' : 'building'];
  smoothLabels(map);
  cleanLabels(map, { area: area * scale * scale * SUPER * SUPER, thickness: thickness * scale * SUPER });
  const rings = uncrossedRings(map, farthest * scale * SUPER);
  const shapes = [
    ...(view.shows === 'place' ? plotShapes(scene, view, project) : []),
    ...[...rings]
      .toSorted((a, b) => a[0] - b[0])
      .map(([label, ring]) =>
        shapeOf(
          nameOf(scene, view, label),
          ring.map(([x, y]): Ground => [x / SUPER, y / SUPER]),
          view,
        ),
      ),
  ];
  const lines = shapes.map((shape) => JSON.stringify(shape)).join(',\n');
  return `{"view":"${view.id}","width":${view.width},"height":${view.height},"shapes":[\n${lines}\n]}\n`;
}

/** For each pixel the home or building that is seen there, -1 for anything else. */
function labelsOf(scene: ReadScene, view: View, project: Project): Int32Array {
  const seen = drawNumbers(scene, view, project);
  const names = scene.buildings.map(({ n }) => n);
  const wanted = new Set(view.buildings.length > 0 ? view.buildings : names);
  const labelOf = (number: number): number => {
    if (number === 0) return -1;
    const isSolid = number >= SOLIDS;
    const building = isSolid ? number - SOLIDS : names.indexOf(unitOf(scene, number).building);
    if (!wanted.has(at(names, building))) return -1;
    if (view.shows !== 'building') return building;
    return isSolid ? -1 : number;
  };
  return Int32Array.from(seen, labelOf);
}

const unitOf = (scene: ReadScene, number: number): Unit => at(scene.units, number - 1);

function drawNumbers(scene: ReadScene, { width, height }: View, project: Project): Uint16Array {
  const buffer = new NumberBuffer(width * SUPER, height * SUPER);
  for (const { p, i } of scene.groups.find(({ name }) => name === 'terrain')?.prims ?? []) {
    const points = scene.floats(p);
    const index = scene.integers(i);
    const corner = (number: number) => {
      const first = 3 * at(index, number);
      return project(at(points, first), at(points, first + 1), at(points, first + 2));
    };
    for (let k = 0; k < index.length; k += 3) buffer.triangle(corner(k), corner(k + 1), corner(k + 2), 0);
  }
  const names = scene.buildings.map(({ n }) => n);
  for (const { poly, z0, z1, id } of scene.units) buffer.prism(project, poly, z0, z1, id);
  for (const { poly, z0, z1, building } of scene.solids)
    buffer.prism(project, poly, z0, z1, SOLIDS + names.indexOf(building));
  return buffer.numbers;
}

function uncrossedRings(map: LabelMap, farthest: number): Map<number, Ground[]> {
  let tolerance = farthest;
  let rings = ringsOf(map, tolerance);
  for (let time = 0; time < CLOSER_TIMES && [...rings.values()].some(crossesItself); time += 1) {
    tolerance *= CLOSER;
    rings = ringsOf(map, tolerance);
  }
  return rings;
}

type ShapeName = Pick<Shape, 'id' | 'kind'> & Readonly<Record<string, string>>;

function nameOf(scene: ReadScene, view: View, label: number): ShapeName {
  if (view.shows !== 'building') {
    const building = at(scene.buildings, label).n;
    return { id: building, kind: 'building', building };
  }
  const { key, building } = unitOf(scene, label);
  return { id: key, kind: 'unit', building, unit: key.split('-')[1] ?? '' };
}

/** Outlines of the communities on the ground. */
function plotShapes(scene: ReadScene, view: View, project: Project): Shape[] {
  const scale = view.width / USUAL_WIDTH;
  return Object.entries(scene.plots).map(([name, plot]) => {
    const ring = plot.map((corner): Ground => {
      const [x, y, depth] = project(...corner);
      return [
        (x / depth + (view.width * SUPER) / 2) / SUPER,
        ((view.height * SUPER) / 2 - y / depth) / SUPER,
      ];
    });
    const cut = clippedToPicture(ring, view.width, view.height);
    const community: ShapeName = { id: name, kind: 'community', community: name };
    return shapeOf(community, simplifiedRing(cut, PLOT_FARTHEST * scale), view);
  });
}

function shapeOf(name: ShapeName, ring: readonly Ground[], { width, height }: View): Shape {
  const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(most, value)) * 10) / 10;
  const corners = ring.map(([x, y]): Ground => [within(x, width), within(y, height)]);
  return {
    ...name,
    label: labelPoint(corners),
    area: Math.round(Math.abs(turnOf(corners) / 2)),
    ring: [...corners, at(corners, 0)],
  };
}
