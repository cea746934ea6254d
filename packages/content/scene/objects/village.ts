import { Frame } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { distanceTo, type Ground, isInside, type Vector } from '../geometry/plane.ts';
import { addBox, SIDES } from '../geometry/solids.ts';
import { coastY } from '../site/coast.ts';
import { PLOTS, ROADS } from '../site/layout.ts';
import type { IsPaved } from '../site/site-picture.ts';
import type { Grounds } from './props.ts';

/** Middles of hamlets and how far they spread. */
const HAMLETS: readonly Vector[] = [
  [-620, 230, 120],
  [620, 60, 130],
  [560, 330, 110],
  [120, 420, 130],
  [-820, 180, 120],
  [820, 20, 140],
  [-150, 470, 90],
];
const MOST_HOUSES = 150;
const TRIES = 2600;
const EAVES_M = 0.4;

/** Houses of the villages round the place; gives where they stand. */
export function addVillages(grounds: Grounds, isPaved: IsPaved): Ground[] {
  const { random } = grounds;
  const houses: Ground[] = [];
  for (let i = 0; i < TRIES && houses.length < MOST_HOUSES; i += 1) {
    const [east, north, spread] = random.pick(HAMLETS);
    const x = east + random.normal() * spread;
    const y = north + random.normal() * spread * 0.5;
    if (!isBuildable(grounds, x, y) || isTaken([x, y], isPaved, houses)) continue;
    addHouse(grounds, x, y);
    houses.push([x, y]);
  }
  return houses;
}

function isBuildable({ grid }: Grounds, x: number, y: number): boolean {
  return grid.height(x, y) >= 5 && grid.slope(x, y) <= 0.34 && y >= coastY(x) + 45;
}

function isTaken(point: Ground, isPaved: IsPaved, houses: readonly Ground[]): boolean {
  return (
    isPaved(...point) ||
    Object.values(PLOTS).some((plot) => isInside(point, plot) || distanceTo(point, plot) < 14) ||
    ROADS.some(({ line }) => distanceTo(point, line, false) < 12) ||
    houses.some((house) => Math.hypot(house[0] - point[0], house[1] - point[1]) < 19)
  );
}

interface House {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

function addHouse({ group, grid, random }: Grounds, x: number, y: number): void {
  const z = grid.height(x, y) - 0.6;
  const frame = new Frame(x, y, z, Math.round(random() * 8) * 0.39 + random.between(-0.1, 0.1));
  const width = random.between(8, 13);
  const depth = random.between(7, 10);
  const house: House = { width, depth, height: random() < 0.5 ? 3.8 : 6.6 };
  const wall = group.of('hwall');
  const light = random.between(0.75, 0.92);
  wall.colour = [light, light * random.between(0.9, 0.97), light * random.between(0.78, 0.92)];
  addBox(wall, frame, [-width / 2, -depth / 2, -2, width / 2, depth / 2, house.height], SIDES);
  const red = random.between(0.8, 1.1);
  group.coloured('terracotta', [0.46 * red, 0.19 * red, 0.1 * red]);
  addRoof(group, frame, house);
  addWindows(group, frame, house);
}

function addRoof(group: MeshGroup, frame: Frame, { width, depth, height }: House): void {
  const tiles = group.of('terracotta');
  const wall = group.of('hwall');
  const x = width / 2 + EAVES_M;
  const y = depth / 2 + EAVES_M;
  const ridge = height + depth * 0.24;
  const eaves = height - 0.15;
  tiles.quad(
    frame.point(-width / 2 - EAVES_M, -depth / 2 - EAVES_M, eaves),
    frame.point(x, -depth / 2 - EAVES_M, eaves),
    frame.point(x, 0, ridge),
    frame.point(-width / 2 - EAVES_M, 0, ridge),
  );
  tiles.quad(
    frame.point(x, y, eaves),
    frame.point(-width / 2 - EAVES_M, y, eaves),
    frame.point(-width / 2 - EAVES_M, 0, ridge),
    frame.point(x, 0, ridge),
  );
  for (const side of [-1, 1]) {
    const end = (side * width) / 2;
    wall.triangle(
      frame.point(end, -depth / 2, height),
      frame.point(end, depth / 2, height),
      frame.point(end, 0, ridge),
    );
  }
}

/** Dark panes on both long sides of each storey. */
function addWindows(group: MeshGroup, frame: Frame, { width, depth, height }: House): void {
  const glass = group.of('glassdark');
  for (let storey = 0; storey * 3 + 2.4 < height; storey += 1)
    for (let x = -width / 2 + 1.2; x < width / 2 - 1; x += 2.6)
      for (const side of [-1, 1]) {
        const y = side * (depth / 2 + 0.02);
        const [low, high] = [storey * 3 + 1, storey * 3 + 2.3];
        glass.quad(
          frame.point(x, y, low),
          frame.point(x + 1, y, low),
          frame.point(x + 1, y, high),
          frame.point(x, y, high),
        );
      }
}
