import { between, directionOf, distanceTo, type Ground, inset, isInside } from '../geometry/plane.ts';
import { layeredNoise, type Random } from '../geometry/random.ts';
import { BAY_PATH, PROMENADE } from '../site/grounds.ts';
import { BAY_EAST_ROAD, BAY_WEST_ROAD, MAIN_ROAD, MARINA_ROAD, PLOTS } from '../site/layout.ts';
import { boundsOf, type Garden, lineEnds } from './garden.ts';

/** Trees along a line: how far beside it, and how far from each other. Metres. */
interface Avenue {
  readonly line: readonly Ground[];
  readonly beside: number;
  readonly spacing: number;
  /** Both sides where nothing is said. */
  readonly sides?: readonly number[];
  /** May stand on paving. */
  readonly isOnPaving?: boolean;
  readonly kind: (random: Random) => string;
}

const palms = (random: Random) => `palm${random.whole(2)}`;
const roadTrees = (random: Random) => random.pick(['broad0', 'broad2', 'palm0']);
const AVENUES: readonly Avenue[] = [
  { line: PROMENADE, beside: 5, spacing: 9, sides: [1], isOnPaving: true, kind: palms },
  {
    line: MAIN_ROAD.line,
    beside: 6.6,
    spacing: 11,
    kind: (random) => random.pick(['cypress0', 'cypress1', 'pine0']),
  },
  { line: BAY_EAST_ROAD.line, beside: 5.6, spacing: 10, kind: roadTrees },
  { line: BAY_WEST_ROAD.line, beside: 5.6, spacing: 10, kind: roadTrees },
  { line: BAY_PATH, beside: 2.6, spacing: 8, kind: palms },
  { line: MARINA_ROAD.line, beside: 5.6, spacing: 10, kind: roadTrees },
];
const FARTHEST_AVENUE_M = 640;

export function plantAvenues(garden: Garden): void {
  for (const avenue of AVENUES) {
    let way = 0;
    for (let i = 1; i < avenue.line.length; i += 1) {
      const [from, to] = lineEnds(avenue.line, i);
      way += between(from, to);
      if (way < avenue.spacing) continue;
      way = 0;
      plantPair(garden, avenue, to, directionOf(from, to));
    }
  }
}

function plantPair(garden: Garden, avenue: Avenue, [px, py]: Ground, turn: number): void {
  const { isPaved, random } = garden.site;
  for (const side of avenue.sides ?? [1, -1]) {
    const x = px - Math.sin(turn) * avenue.beside * side;
    const y = py + Math.cos(turn) * avenue.beside * side;
    if (Math.abs(x) > FARTHEST_AVENUE_M || garden.isNear(x, y, 3.5)) continue;
    if (!avenue.isOnPaving && isPaved(x, y)) continue;
    garden.plant(avenue.kind(random), x, y, random.between(0.85, 1.15));
  }
}

/** A try for each so many square metres of a plot's box. */
const TREE_TRY_M2 = 22;
const SHRUB_TRY_M2 = 9;

export function plantPlots(garden: Garden): void {
  for (const plot of Object.values(PLOTS)) {
    const { area } = boundsOf(plot);
    for (let i = 0; i < area / TREE_TRY_M2; i += 1) tryTree(garden, plot);
    for (let i = 0; i < area / SHRUB_TRY_M2; i += 1) tryShrub(garden, plot);
  }
}

function somewhereIn(garden: Garden, plot: readonly Ground[]): Ground {
  const { x, y } = boundsOf(plot);
  const { random } = garden.site;
  return [random.between(...x), random.between(...y)];
}

function tryTree(garden: Garden, plot: readonly Ground[]): void {
  const { random } = garden.site;
  const [x, y] = somewhereIn(garden, plot);
  if (!isInside([x, y], plot) || distanceTo([x, y], plot) < 1.5) return;
  const density = layeredNoise(x / 18, y / 18, 3, 81);
  if (density < 0.5 && random() < 0.85) return;
  if (!garden.isFree(x, y, 2.6) || garden.isNear(x, y, 5.4)) return;
  const isInView = standsBeforeFront(garden, x, y);
  if (isInView && random() < 0.72) return;
  garden.plant(gardenTree(random, isInView ? 0.1 : random()), x, y, random.between(0.7, 1.05));
}

/** Before a building's front, where trees would hide the homes. */
function standsBeforeFront(garden: Garden, x: number, y: number): boolean {
  return garden.site.buildings.some(({ frame, length }) => {
    const [dx, dy] = [x - frame.x, y - frame.y];
    const along = dx * frame.cos + dy * frame.sin;
    const behind = -dx * frame.sin + dy * frame.cos;
    return Math.abs(along) < length / 2 + 3 && behind < 0 && behind > -24;
  });
}

function gardenTree(random: Random, share: number): string {
  if (share < 0.28) return `palm${random.whole(2)}`;
  if (share < 0.45) return `pine${random.whole(2)}`;
  if (share < 0.6) return `cypress${random.whole(2)}`;
  return `broad${random.whole(3)}`;
}

function tryShrub(garden: Garden, plot: readonly Ground[]): void {
  const { random } = garden.site;
  const [x, y] = somewhereIn(garden, plot);
  if (!isInside([x, y], plot)) return;
  if (layeredNoise(x / 7, y / 7, 3, 85) < 0.52) return;
  if (!garden.isFree(x, y, 0.9) || garden.isNear(x, y, 1.2)) return;
  garden.plant(random.pick(['shrub0', 'shrub0', 'shrub1', 'shrub2']), x, y, random.between(0.7, 1.3));
}

const HEDGE_M = 1.9;

/** Along the front of each long building. */
export function plantHedges({ site: { buildings, isPaved, instances, random } }: Garden): void {
  for (const { plan, frame, length, footprint } of buildings) {
    if ('tower' in plan) continue;
    for (let along = -length / 2 + 1; along < length / 2 - 1; along += HEDGE_M) {
      const [x, y] = frame.ground(along, -5.2);
      if (isPaved(x, y) && !isInside([x, y], inset(footprint, -2))) continue;
      instances.push({ proto: 'hedge', x, y, z: frame.z - 0.1, rot: frame.turn, s: 1, t: random() });
    }
  }
}
