import { around, at } from '../geometry/numbers.ts';
import { between, directionOf, type Ground, isInside, type Vector } from '../geometry/plane.ts';
import { coastY } from '../site/coast.ts';
import { HILLS_POOL, LAGOON, MARINA_POOLS } from '../site/grounds.ts';
import { addLoungersAt, addParasol, CANVAS, type Grounds } from './props.ts';

const PARASOLS: readonly Vector[] = [
  [0.9, 0.86, 0.78],
  [0.93, 0.9, 0.84],
];
const ROW_M = 6.4;
/** Eastings that are kept free, and how far to both sides: jetty and paths. */
const FREE: readonly (readonly [x: number, reach: number])[] = [
  [-22, 6],
  [60, 4],
  [-96, 4],
];

/** Two rows of parasols and loungers along the sand. */
export function addBeach(grounds: Grounds): void {
  const { group, grid, random } = grounds;
  for (let x = -205; x < 172; x += 6.2) {
    if (FREE.some(([free, reach]) => Math.abs(x - free) < reach)) continue;
    for (const row of [0, 1]) {
      const y = coastY(x) + 13 + row * ROW_M + random.between(-0.3, 0.3);
      const height = grid.height(x, y);
      if (height < 0.7 || height > 2.4) continue;
      addParasol(group, [x, y, height], at(PARASOLS, row));
      addLoungersAt(grounds, x - 0.1, y - 0.9, random.between(-0.15, 0.15));
    }
  }
}

const LOUNGER_SPACING_M = 4.3;

/** Loungers round the pools, every other pair with a parasol. */
export function addPoolLoungers(grounds: Grounds): void {
  addRound(grounds, LAGOON, 3);
  for (const pool of [...MARINA_POOLS, HILLS_POOL]) addRound(grounds, pool, 2.6);
}

function addRound(grounds: Grounds, pool: readonly Ground[], away: number): void {
  let way = 0;
  for (let i = 0; i < pool.length; i += 1) {
    const [from, to] = [at(pool, i), around(pool, i + 1)];
    way += between(from, to);
    if (way < LOUNGER_SPACING_M) continue;
    way = 0;
    const turn = directionOf(from, to);
    const side = [1, -1].find((one) => !isInside(beside(from, turn, away * one), pool));
    if (side === undefined) continue;
    const [x, y] = beside(from, turn, away * side);
    const z = grounds.grid.height(x, y);
    addLoungersAt(grounds, x, y, turn + (side > 0 ? 0 : Math.PI));
    if (i % 2 === 1) addParasol(grounds.group, [x + 0.6, y + 0.8, z], CANVAS, 1.5);
  }
}

const beside = ([x, y]: Ground, turn: number, away: number): Ground => [
  x - Math.sin(turn) * away,
  y + Math.cos(turn) * away,
];
