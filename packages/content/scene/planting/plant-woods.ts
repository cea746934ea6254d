import { smooth } from '../geometry/numbers.ts';
import { distanceTo, type Ground, isInside } from '../geometry/plane.ts';
import { layeredNoise, type Random } from '../geometry/random.ts';
import { coastY } from '../site/coast.ts';
import { PLOTS, ROADS } from '../site/layout.ts';
import type { Garden } from './garden.ts';

const TRIES = 260000;
const MOST_PLANTS = 34000;
const REACH_M = 1500;

/** Woods and maquis on the hills, as dense as the colour of the ground says. */
export function plantWoods(garden: Garden, houses: readonly Ground[]): void {
  const { grid, random } = garden.site;
  let planted = 0;
  for (let i = 0; i < TRIES && planted < MOST_PLANTS; i += 1) {
    const inland = random() ** 0.75;
    const x = random.between(-REACH_M, REACH_M);
    const y = coastY(x) + 12 + inland * REACH_M;
    if (grid.height(x, y) < 3.4) continue;
    const density = smooth(0.38, 0.56, layeredNoise(x / 55, y / 55, 4, 91));
    if (random() > 0.12 + density * 0.88) continue;
    if (!isWild(garden, [x, y]) || isBuilt(garden, [x, y], houses)) continue;
    plantOne(garden, [x, y], density);
    planted += 1;
  }
}

function isWild(garden: Garden, [x, y]: Ground): boolean {
  if (Object.values(PLOTS).some((plot) => isInside([x, y], plot))) return false;
  return !garden.site.isPaved(x, y) && !garden.isNear(x, y, 3.2);
}

function isBuilt({ site: { buildings } }: Garden, point: Ground, houses: readonly Ground[]): boolean {
  const away = (other: Ground) => Math.hypot(other[0] - point[0], other[1] - point[1]);
  return (
    ROADS.some(({ line, width }) => distanceTo(point, line, false) < width / 2 + 4) ||
    houses.some((house) => away(house) < 8.5) ||
    buildings.some(
      ({ frame, footprint }) => away([frame.x, frame.y]) < 50 && distanceTo(point, footprint) < 4,
    )
  );
}

function plantOne(garden: Garden, [x, y]: Ground, density: number): void {
  const { random } = garden.site;
  const share = random();
  const kind = share < (density > 0.6 ? 0.4 : 0.75) ? 'maquis' : woodTree(random, share);
  garden.plant(kind, x, y, share < 0.5 ? random.between(0.8, 1.8) : random.between(0.75, 1.25));
}

function woodTree(random: Random, share: number): string {
  if (share < 0.8) return `lo_pine${random.whole(2)}`;
  if (share < 0.9) return `lo_broad${random.whole(3)}`;
  return `lo_cypress${random.whole(2)}`;
}
