import type { StageName } from '../../../packages/picture/bench/bench-page.ts';
import { type Figure, mean, median, rounded } from '../figure.ts';
import { type BenchBrowser, callBench, type Screen, startBenchBrowser } from './cell.ts';
import type { GestureFigures, RecolourFigures, RestFigures } from './measure.ts';
import { heapOf, measureMounts } from './memory.ts';
import { COUNTS, LARGE_BUILDING, MANY, type Measured, measureAll, PEERS, RESTYLED } from './rounds.ts';

const FEW = 24;
/** What the names of figures end with, and the screen that they are of: a desk, a phone, a desk with a sharp screen. */
const SCREENS: Readonly<Record<string, Screen>> = {
  '': { width: 1440, height: 900, pixelRatio: 1 },
  '-on-a-phone': { width: 412, height: 915, pixelRatio: 2 },
  '-at-2x': { width: 1440, height: 900, pixelRatio: 2 },
};
/** Up to here a frame of a gesture is to be in time. */
const SMOOTH = 2000;

/** One limit for each peer. */
function limitsOfPeers(limit: string): Readonly<Partial<Record<StageName, string>>> {
  return Object.fromEntries(PEERS.map((stage) => [stage, limit]));
}

type Found = (stage: StageName, count: number) => number;

/** A line for each peer, and one of the picture beside each of them. */
function* compared(
  name: string,
  unit: Figure['unit'],
  count: number,
  peers: readonly (readonly [StageName, number])[],
  found: Found,
  limits: Readonly<Partial<Record<StageName, string>>> = {},
  digits = 1,
): Iterable<Figure> {
  const own = found('picture', count);
  const base = `${name}-${count}`;
  if (peers.length === 0) yield { name: `${base}-picture`, value: rounded(own, digits), unit };
  for (const [stage, peerCount] of peers) {
    const peer = found(stage, peerCount);
    const against = stage === 'picture' ? `${name}-${peerCount}-picture` : `${base}-${stage}`;
    if (stage !== 'picture') yield { name: against, value: rounded(peer, digits), unit };
    const limit = limits[stage];
    const ratio = rounded(own / peer, 3);
    yield {
      name: `${base}-picture`,
      value: rounded(own, digits),
      unit,
      against,
      ratio,
      ...(limit && { limit }),
    };
  }
}

function finder(
  all: readonly Measured[],
  valuesOf: (one: Measured) => readonly number[],
  middle = median,
): Found {
  return (stage, count) => {
    const one = all.find(({ cell }) => cell.stage === stage && cell.count === count);
    return one === undefined ? Number.NaN : middle(valuesOf(one));
  };
}

function ofGestures(all: readonly Measured[], key: keyof GestureFigures, middle = median): Found {
  return finder(all, ({ gestures }) => gestures.map((row) => row[key]), middle);
}

function ofRecolours(all: readonly Measured[], key: keyof RecolourFigures, middle = median): Found {
  return finder(all, ({ recolours }) => recolours.map((row) => row[key]), middle);
}

function* gestureFigures(all: readonly Measured[]): Iterable<Figure> {
  const main = ofGestures(all, 'main');
  // The frames of all gestures: one frame of a single one is 1.2 %, too coarse for its limit.
  const fps = ofGestures(all, 'fps', mean);
  const slow = ofGestures(all, 'slowFrame');
  for (const count of COUNTS) {
    const peers = PEERS.map((stage) => [stage, count] as const);
    const restyled = RESTYLED.includes(count) ? [['openlayers-restyled', count] as const] : [];
    const flat = count === MANY ? [['picture', FEW] as const] : [];
    yield* compared('gesture-main', 'ms/s', count, [...peers, ...restyled, ...flat], main, {
      ...limitsOfPeers('<= 1.1'),
      'openlayers-restyled': count === MANY ? '<= 0.143' : '<= 0.2',
      picture: '<= 1.2',
    });
    const ahead = count === MANY ? { openseadragon: '> 1', 'leaflet-canvas': '> 1' } : {};
    yield* compared(
      'gesture-fps',
      'frames/s',
      count,
      [...peers, ...restyled, ['picture-alone', count]],
      fps,
      {
        ...ahead,
        'picture-alone': '>= 0.97',
      },
    );
    yield* compared('gesture-frame-p95', 'ms', count, peers, slow);
    const p95 = rounded(slow('picture', count), 1);
    if (count <= SMOOTH)
      yield { name: `gesture-frame-p95-${count}-picture`, value: p95, unit: 'ms', limit: '<= 17' };
  }
}

function* slowedFigures(all: readonly Measured[]): Iterable<Figure> {
  const fps = finder(all, ({ slowedDrags }) => slowedDrags);
  yield* compared('slowed-drag-fps', 'frames/s', LARGE_BUILDING, [['picture-alone', LARGE_BUILDING]], fps, {
    'picture-alone': '>= 0.97',
  });
}

function* recolourFigures(all: readonly Measured[]): Iterable<Figure> {
  // Each began in another part of a frame, and takes a frame more or less by that.
  const painted = ofRecolours(all, 'paintedMs', mean);
  const main = ofRecolours(all, 'mainMs');
  const script = ofRecolours(all, 'scriptMs');
  for (const count of COUNTS) {
    const peers = PEERS.map((stage) => [stage, count] as const);
    yield* compared('recolour-painted', 'ms', count, peers, painted, limitsOfPeers('<= 1'));
    yield* compared('recolour-main', 'ms', count, peers, main, limitsOfPeers('<= 1'));
  }
  const value = rounded(script('picture', MANY), 1);
  yield { name: `recolour-script-${MANY}-picture`, value, unit: 'ms', limit: '<= 10' };
}

const REST_LIMITS: Readonly<Record<keyof RestFigures, string>> = {
  mainFrames: '0',
  callbacks: '0',
  prePaints: '0',
  drawn: '>= 58',
  main: '<= 2',
};
const REST_NAMES: Readonly<Record<keyof RestFigures, readonly [string, Figure['unit']]>> = {
  mainFrames: ['main-frames', 'frames/s'],
  callbacks: ['animation-frame-callbacks', 'times/s'],
  prePaints: ['pre-paints', 'times/s'],
  drawn: ['drawn', 'frames/s'],
  main: ['main', 'ms/s'],
};

function* restFigures(all: readonly Measured[]): Iterable<Figure> {
  for (const { cell, rest } of all) {
    if (rest === null) continue;
    for (const key of Object.keys(REST_LIMITS) as (keyof RestFigures)[]) {
      const [name, unit] = REST_NAMES[key];
      yield {
        name: `rest-${name}-${cell.count}`,
        value: rounded(rest[key], 1),
        unit,
        limit: REST_LIMITS[key],
      };
    }
  }
}

async function* memoryFigures(browser: BenchBrowser, all: readonly Measured[]): AsyncIterable<Figure> {
  const blank = await browser.open('blank', MANY);
  const blankMb = await heapOf(blank);
  const over: Found = (stage, count) =>
    (all.find(({ cell }) => cell.stage === stage && cell.count === count)?.heapMb ?? Number.NaN) - blankMb;
  yield* compared(
    'memory-over-blank',
    'MB',
    MANY,
    PEERS.map((stage) => [stage, MANY] as const),
    over,
  );
  const value = rounded(over('picture', MANY), 2);
  yield { name: `memory-over-blank-${MANY}-picture`, value, unit: 'MB', limit: '<= 6' };
  for (const { cell, nodes } of all) {
    if (cell.stage !== 'picture' && !PEERS.includes(cell.stage)) continue;
    yield { name: `nodes-${cell.count}-${cell.stage}`, value: nodes, unit: 'nodes' };
  }
  const mounts = await measureMounts(await browser.open('picture', 200));
  yield { name: 'growth-50-mounts', value: rounded(mounts.growthMb, 2), unit: 'MB', limit: '<= 1' };
  yield { name: 'detached-canvases-50-mounts', value: mounts.detachedCanvases, unit: 'nodes', limit: '0' };
}

async function* hoverFigures(browser: BenchBrowser): AsyncIterable<Figure> {
  const hover = await callBench(await browser.open('blank', 0), 'hover', MANY);
  yield { name: `hover-mean-${MANY}`, value: rounded(hover.meanUs, 3), unit: 'µs', limit: '<= 2' };
  yield { name: `hover-first-${MANY}`, value: rounded(hover.firstUs, 1), unit: 'µs', limit: '<= 1000' };
  const limit = String(hover.points);
  yield { name: `hover-equal-${MANY}`, value: hover.equal, unit: 'points', limit };
}

/** Gestures and recolouring, which are measured on every screen. */
function* movedFigures(all: readonly Measured[]): Iterable<Figure> {
  yield* gestureFigures(all);
  yield* slowedFigures(all);
  yield* recolourFigures(all);
}

async function* figuresOn(name: string, browser: BenchBrowser): AsyncIterable<Figure> {
  const isFirst = name === '';
  const all = await measureAll(browser, isFirst);
  for (const figure of movedFigures(all)) yield { ...figure, ...namesOn(name, figure) };
  if (!isFirst) return;
  yield* restFigures(all);
  yield* memoryFigures(browser, all);
  yield* hoverFigures(browser);
}

function namesOn(name: string, { name: figure, against }: Figure): Pick<Figure, 'name' | 'against'> {
  return { name: figure + name, ...(against && { against: against + name }) };
}

/** The polygon layer beside OpenSeadragon and Leaflet: real drags and wheels, all in turn in every round. */
export async function* polygonFigures(): AsyncIterable<Figure> {
  for (const [name, screen] of Object.entries(SCREENS)) {
    const browser = await startBenchBrowser(screen);
    try {
      yield* figuresOn(name, browser);
    } finally {
      await browser.close();
    }
  }
}
