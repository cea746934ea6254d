import { at, upTo } from '../geometry/numbers.ts';
import { between, directionOf, type Ground, rectangle } from '../geometry/plane.ts';
import { circle } from '../geometry/solids.ts';
import { CHILDRENS_POOL, LAGOON, PATHS, POOLS, PROMENADE } from './grounds.ts';
import { MAIN_ROAD, PARKING_ROADS, PLOTS, ROADS, type Road, SITE } from './layout.ts';
import type { PlacedBuilding } from './placed-buildings.ts';

/** Where a car may stand: metres, and against the clock from east (radians). */
export interface ParkingPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface SiteDrawing {
  /** Paths of an SVG of 1024 × 1024, a pixel for each metre. */
  readonly drawing: string;
  /** Likewise what is paved or built, where nothing grows. */
  readonly paved: string;
  readonly parking: readonly ParkingPlace[];
}

const LAWNS = ['#74884f', '#798c53', '#70844c'];
const PLOT_EDGE = '#a4ab72';
const GREEN = '#74884f';
const PATH = '#e3d6bd';
const PATH_EDGE = '#cbbd9f';
const ASPHALT = '#75736f';
const PARKING = '#8b8883';
const KERB = '#d9cfbd';
const WHITE_LINE = 'fill="#fff" opacity=".85"';
const BAY_WIDTH_M = 2.6;
const BAY_LENGTH_M = 5.2;
const BESIDE_ROAD_M = 5.4;

/** Rows of bays: middle, direction, how many. */
const PARKING_ROWS: readonly (readonly [x: number, y: number, turn: number, count: number])[] = [
  [-186, 176, 1.28, 14],
  [-199, 128, 1.45, 10],
  [178, 190, -1.45, 16],
  [176, 130, -1.55, 12],
  [318, 214, 0.1, 16],
  [398, 212, -0.15, 14],
  [-70, 272, -0.28, 16],
  [70, 262, 0, 16],
];
const COURTS: readonly (readonly [x: number, y: number, turn: number, colour: string])[] = [
  [-160, 222, 0.5, '#4f7fa3'],
  [132, 215, -0.35, '#b5653f'],
  [400, 232, -0.25, '#4f7fa3'],
];
const TURNING_PLACES: readonly Ground[] = [
  [-240, 95],
  [-215, 105],
  [166, 100],
  [436, 100],
];
const ROUNDABOUT: Ground = [-20, 276];

const pathOf = (line: readonly Ground[], isClosed = true): string => {
  const points = line.map(([x, y]) => `${(x - SITE.x0).toFixed(2)},${(SITE.y0 + SITE.size - y).toFixed(2)}`);
  return `M${points.join('L')}${isClosed ? 'Z' : ''}`;
};

const discOf = ([x, y]: Ground, radius: number): string =>
  `M${x - SITE.x0 - radius},${SITE.y0 + SITE.size - y}a${radius},${radius} 0 1,0 ${2 * radius},0` +
  `a${radius},${radius} 0 1,0 -${2 * radius},0Z`;

const stroke = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"${more}`;
const ROUND_JOIN = ' stroke-linejoin="round"';
const ROUND_ENDS = ' stroke-linecap="round" stroke-linejoin="round"';

class Drawing {
  drawing = '';
  paved = '';
  readonly parking: ParkingPlace[] = [];

  /** What nothing grows on. */
  pave(path: string, look: string): void {
    this.mark(path, look);
    this.paved += `<path d="${path}" ${look.replace(/(fill|stroke)="#[^"]*"/g, '$1="#f00"')}/>`;
  }

  /** What is only painted. */
  mark(path: string, look: string): void {
    this.drawing += `<path d="${path}" ${look}/>`;
  }

  lawns(): void {
    Object.values(PLOTS).forEach((plot, i) => {
      this.mark(pathOf(plot), `fill="${at(LAWNS, i % LAWNS.length)}"`);
    });
    for (const plot of Object.values(PLOTS))
      this.mark(pathOf(plot), `fill="none" stroke="${PLOT_EDGE}" stroke-width="1.2" opacity=".6"`);
  }

  footpath(line: readonly Ground[], width: number, colour = PATH): void {
    this.pave(pathOf(line, false), stroke(PATH_EDGE, width + 0.5, ROUND_ENDS));
    this.pave(pathOf(line, false), stroke(colour, width, ROUND_ENDS));
  }

  poolDeck(pool: readonly Ground[], width: number): void {
    this.pave(
      pathOf(pool),
      `fill="#eadfc9" stroke="#eadfc9" stroke-width="${width * 2}" stroke-linejoin="round"`,
    );
  }

  plaza(outline: readonly Ground[], colour: string): void {
    this.pave(pathOf(outline), `fill="${colour}" stroke="#cbbb9c" stroke-width=".4"`);
  }

  court([x, y, turn, colour]: (typeof COURTS)[number]): void {
    const lines = 'fill="none" stroke="#fff" stroke-width=".2"';
    this.pave(pathOf(rectangle(x, y, 36, 18, turn)), `fill="#6f8f5e"`);
    this.pave(pathOf(rectangle(x, y, 23.8, 11, turn)), `fill="${colour}" stroke="#fff" stroke-width=".25"`);
    this.mark(pathOf(rectangle(x, y, 23.8, 8.2, turn)), lines);
    this.mark(pathOf(rectangle(x, y, 12.8, 8.2, turn)), lines);
    this.mark(pathOf(rectangle(x, y, 0.25, 12, turn)), `fill="#fff"`);
  }

  apron({ plan, frame, footprint }: PlacedBuilding): void {
    if ('bar' in plan) this.pave(pathOf(footprint), `fill="#ded1b8"`);
    else this.pave(pathOf(towerApron().map((point) => frame.ground(...point))), `fill="#e0d3ba"`);
  }

  roads(): void {
    for (const { line, width } of ROADS)
      this.pave(pathOf(line, false), stroke(KERB, width + 3.4, ROUND_JOIN));
    for (const { line, width } of ROADS)
      this.mark(pathOf(line, false), stroke('#8f8b84', width + 0.5, ROUND_JOIN));
    for (const { line, width } of ROADS) this.mark(pathOf(line, false), stroke(ASPHALT, width, ROUND_JOIN));
  }

  /** Bays along one side of a road's end. */
  parkingRoad({ line }: Road): void {
    const from = at(line, 4);
    const to = at(line, line.length - 1);
    const turn = directionOf(from, to);
    const length = between(from, to);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const middle: Ground = [
      (from[0] + to[0]) / 2 - s * -BESIDE_ROAD_M,
      (from[1] + to[1]) / 2 + c * -BESIDE_ROAD_M,
    ];
    this.pave(pathOf(rectangle(...middle, length, BAY_LENGTH_M, turn)), `fill="${PARKING}"`);
    for (let along = 2; along < length - 1; along += BAY_WIDTH_M) {
      const x = from[0] + c * along - s * -BESIDE_ROAD_M;
      const y = from[1] + s * along + c * -BESIDE_ROAD_M;
      this.mark(pathOf(rectangle(x, y, 0.14, 5, turn)), WHITE_LINE);
      this.parking.push({ x: x + 1.3 * c, y: y + 1.3 * s, turn: turn + Math.PI / 2 });
    }
  }

  parkingRow([x, y, turn, count]: (typeof PARKING_ROWS)[number]): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    this.pave(pathOf(rectangle(x, y, count * BAY_WIDTH_M, BAY_LENGTH_M, turn)), `fill="${PARKING}"`);
    for (const i of upTo(count + 1)) {
      const along = (i - count / 2) * BAY_WIDTH_M;
      this.mark(pathOf(rectangle(x + c * along, y + s * along, 0.14, 5, turn)), WHITE_LINE);
      if (i < count)
        this.parking.push({ x: x + c * (along + 1.3), y: y + s * (along + 1.3), turn: turn + Math.PI / 2 });
    }
  }

  turningPlace(middle: Ground): void {
    this.pave(discOf(middle, 8), `fill="${ASPHALT}" stroke="${KERB}" stroke-width="1.6"`);
    this.pave(discOf(middle, 3), `fill="${GREEN}" stroke="#e9dfcb" stroke-width=".5"`);
  }

  roundabout(): void {
    this.pave(discOf(ROUNDABOUT, 13), `fill="${ASPHALT}" stroke="${KERB}" stroke-width="2"`);
    this.pave(discOf(ROUNDABOUT, 6), `fill="${GREEN}" stroke="#e9dfcb" stroke-width=".6"`);
  }
}

const towerApron = (): Ground[] => circle(1, 40).map(([x, y]): Ground => [20 * x, 18 * y]);

/** Lawns, paths, plazas, courts, roads, parking and pools, from below to above. */
export function drawSite(buildings: readonly PlacedBuilding[]): SiteDrawing {
  const site = new Drawing();
  site.lawns();
  for (const path of PATHS) site.footpath(path, 2.4);
  site.footpath(PROMENADE, 7, '#e9dfcb');
  site.mark(pathOf(PROMENADE, false), stroke('#d8c8a8', 2.2, ' stroke-dasharray="2.2 2.2" opacity=".55"'));
  site.poolDeck(LAGOON, 5.5);
  site.poolDeck(CHILDRENS_POOL, 4);
  for (const pool of POOLS.slice(2)) site.poolDeck(pool, 5);
  site.plaza(rectangle(-20, 240, 44, 16, 0), '#dccdb0');
  site.plaza(rectangle(300, 68, 220, 18, -0.01), '#e6dac4');
  site.plaza(rectangle(262, 128, 30, 26, 0.2), '#e2d4b8');
  for (const i of upTo(40))
    site.mark(pathOf(rectangle(195 + i * 5.4, 68, 0.25, 18, -0.01)), `fill="#cdbd9c"`);
  for (const court of COURTS) site.court(court);
  for (const building of buildings) site.apron(building);
  site.roads();
  for (const road of PARKING_ROADS) site.parkingRoad(road);
  for (const row of PARKING_ROWS) site.parkingRow(row);
  site.mark(pathOf(MAIN_ROAD.line, false), stroke('#f4f1ea', 0.18, ' stroke-dasharray="3 4"'));
  for (const place of TURNING_PLACES) site.turningPlace(place);
  site.roundabout();
  for (const pool of POOLS) site.pave(pathOf(pool), 'fill="#bfe9ee" stroke="#f7f2e6" stroke-width=".8"');
  return { drawing: site.drawing, paved: site.paved, parking: site.parking };
}
