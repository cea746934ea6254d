import type { StageName } from '../../../packages/picture/bench/bench-page.ts';
import { type BenchBrowser, type Cell, callBench } from './cell.ts';
import {
  type GestureFigures,
  measureGesture,
  measureRecolour,
  measureRest,
  measureSlowedDrag,
  type RecolourFigures,
  type RestFigures,
} from './measure.ts';
import { heapOf } from './memory.ts';

const ROUNDS = 5;
/** In each round: until it is on the screen a recolour takes one frame more or less, as chance has it. */
const RECOLOURS = 2;
export const COUNTS = [24, 60, 200, 400, 2000, 10_000] as const;
export const MANY = 10_000;
/** As many homes as a large building has: they are dragged on a slow processor too. */
export const LARGE_BUILDING = 400;
export const PEERS: readonly StageName[] = ['openseadragon', 'leaflet-canvas'];

/** Where the goals name restyling. */
export const RESTYLED: readonly number[] = [2000, MANY];

interface Opened {
  readonly cell: Cell;
  readonly heapMb: number;
  /** Only of the picture itself. */
  readonly rest: RestFigures | null;
  readonly gestures: GestureFigures[];
  /** Frames a second; of few. */
  readonly slowedDrags: number[];
  readonly recolours: RecolourFigures[];
}

export interface Measured extends Opened {
  readonly nodes: number;
}

/** The picture comes first, before the other libraries, some of which draw all the time. */
function stagesAt(count: number): readonly StageName[] {
  return [
    'picture',
    'picture-alone',
    ...PEERS,
    ...(RESTYLED.includes(count) ? ['openlayers-restyled' as const] : []),
  ];
}

function isSlowed({ cell: { stage, count } }: Opened): boolean {
  return count === LARGE_BUILDING && (stage === 'picture-alone' || stage === 'picture');
}

async function measureRound(inTurn: readonly Opened[]): Promise<void> {
  for (const { cell, gestures } of inTurn) gestures.push(await measureGesture(cell));
  for (const { cell, slowedDrags } of inTurn.filter(isSlowed)) {
    slowedDrags.push(await measureSlowedDrag(cell));
  }
  for (let again = 0; again < RECOLOURS; again += 1) {
    for (const { cell, recolours } of inTurn) {
      if (cell.stage !== 'picture-alone') recolours.push(await measureRecolour(cell, recolours.length));
    }
  }
}

async function openStage(
  browser: BenchBrowser,
  stage: StageName,
  count: number,
  measuresRest: boolean,
): Promise<Opened> {
  const cell = await browser.open(stage, count);
  const heapMb = await heapOf(cell);
  const rest = measuresRest && stage === 'picture' ? await measureRest(cell) : null;
  return { cell, heapMb, rest, gestures: [], slowedDrags: [], recolours: [] };
}

/** All libraries with one number of shapes, in turn. Pages of other numbers are not open: a visitor has one. */
async function measureSize(browser: BenchBrowser, count: number, measuresRest: boolean): Promise<Measured[]> {
  const opened: Opened[] = [];
  for (const stage of stagesAt(count)) opened.push(await openStage(browser, stage, count, measuresRest));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round begins with another library, so that none always follows the same one.
    const first = round % opened.length;
    await measureRound([...opened.slice(first), ...opened.slice(0, first)]);
  }
  const measured: Measured[] = [];
  for (const one of opened) {
    measured.push({ ...one, nodes: await callBench(one.cell, 'nodes') });
    await one.cell.page.context().close();
  }
  return measured;
}

export async function measureAll(browser: BenchBrowser, measuresRest: boolean): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const count of COUNTS) all.push(...(await measureSize(browser, count, measuresRest)));
  return all;
}
