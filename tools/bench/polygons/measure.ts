import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { RECOLOUR_MARK } from '../../../packages/picture/bench/bench-page.ts';
import { median } from '../figure.ts';
import { type Cell, callBench, type Screen } from './cell.ts';
import { paintedAfter, traced } from './trace.ts';

const STEP_MS = 16;
const DRAG_MS = 600;
const WHEEL_MS = 240;
/** All of them have ended what a wheel began by then. */
const SETTLED_MS = 400;
/** The longest flight back to where a picture stood at first, and a little more. */
const RESET_MS = 800;
const OUTSIDE = -10;
/** To each side of the middle, where the window is as wide; farther than most hands go at once. */
const DRAG_PX = { x: 260, y: 140 } as const;
/** A drag stays in its window. */
const MOST_OF_WIDTH = 0.4;

interface Work {
  /** Milliseconds of the main thread, and of scripts alone, since the page began. */
  readonly mainMs: number;
  readonly scriptMs: number;
}

export async function workOf({ session }: Cell): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { mainMs: milliseconds('TaskDuration'), scriptMs: milliseconds('ScriptDuration') };
}

type MouseEventType = 'mousePressed' | 'mouseReleased' | 'mouseMoved' | 'mouseWheel';

interface MouseMore {
  readonly button?: 'left';
  readonly buttons?: number;
  readonly deltaX?: number;
  readonly deltaY?: number;
}

/** What a mouse says of itself while its button is down: a move without it is no drag to who looks. */
const HELD = { button: 'left', buttons: 1 } as const;
const LET_GO = { button: 'left' } as const;

/** Real input, and nobody waits for the page: a slow one gets fewer frames, not fewer moves. */
function send(session: CDPSession, type: MouseEventType, x: number, y: number, more: MouseMore = {}): void {
  const event = { type, x, y, button: 'none', buttons: 0, clickCount: 1, ...more } as const;
  session.send('Input.dispatchMouseEvent', event).catch(() => undefined);
}

function middleOf({ width, height }: Screen) {
  return { x: width / 2, y: height / 2 };
}

async function turnWheel({ session, screen }: Cell, deltaY: number): Promise<void> {
  const { x, y } = middleOf(screen);
  const startedMs = performance.now();
  while (performance.now() - startedMs < WHEEL_MS) {
    send(session, 'mouseWheel', x, y, { deltaX: 0, deltaY });
    await wait(2 * STEP_MS);
  }
}

/** A drag in a loop. */
async function drag({ session, screen }: Cell): Promise<void> {
  const middle = middleOf(screen);
  const acrossPx = Math.min(DRAG_PX.x, screen.width * MOST_OF_WIDTH);
  send(session, 'mousePressed', middle.x, middle.y, HELD);
  const startedMs = performance.now();
  for (let elapsedMs = 0; elapsedMs < DRAG_MS; elapsedMs = performance.now() - startedMs) {
    const angle = (elapsedMs / DRAG_MS) * 2 * Math.PI;
    const [x, y] = [acrossPx * Math.sin(angle), DRAG_PX.y * Math.sin(2 * angle)];
    send(session, 'mouseMoved', middle.x + x, middle.y + y, HELD);
    await wait(STEP_MS);
  }
  send(session, 'mouseReleased', middle.x, middle.y, LET_GO);
}

/**
 * The wheel inwards, a drag, the wheel outwards again. The drag waits until all have done with the wheel: one
 * that still zooms hears no drag, and is light for that.
 */
async function gesture(cell: Cell): Promise<void> {
  const { x, y } = middleOf(cell.screen);
  send(cell.session, 'mouseMoved', x, y);
  await turnWheel(cell, -60);
  await wait(SETTLED_MS);
  await drag(cell);
  await turnWheel(cell, 60);
}

/**
 * Takes the picture back to where it stood at first, so that all of them show the same shapes at the same size in what
 * is measured next: the glide of a drag may have taken one out of its frame, which is light to draw then. One that is
 * still about to zoom would go on from there.
 */
async function reset(cell: Cell): Promise<void> {
  await wait(SETTLED_MS);
  await callBench(cell, 'reset');
  await wait(RESET_MS);
}

export interface GestureFigures {
  /** Milliseconds of the main thread a second. */
  readonly main: number;
  readonly fps: number;
  /** The 95th percentile of the time of a frame, in milliseconds. */
  readonly slowFrame: number;
}

/** Drag and wheel with the pulse on. */
export async function measureGesture(cell: Cell): Promise<GestureFigures> {
  await cell.page.bringToFront();
  await callBench(cell, 'pulse', true);
  await wait(150);
  await callBench(cell, 'startFrames');
  const before = await workOf(cell);
  const startedMs = performance.now();
  await gesture(cell);
  const seconds = (performance.now() - startedMs) / 1000;
  const after = await workOf(cell);
  const frames = await callBench(cell, 'stopFrames');
  await callBench(cell, 'pulse', false);
  await reset(cell);
  const total = frames.reduce((sum, frame) => sum + frame, 0);
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    main: (after.mainMs - before.mainMs) / seconds,
    fps: (frames.length * 1000) / total,
    slowFrame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}

/** So many times as slow a processor. */
const SLOWED = 4;

/** Frames a second of a drag on a slow processor, with the pulse on. */
export async function measureSlowedDrag(cell: Cell): Promise<number> {
  await cell.page.bringToFront();
  await callBench(cell, 'pulse', true);
  await wait(SETTLED_MS);
  await cell.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await callBench(cell, 'startFrames');
  await drag(cell);
  const frames = await callBench(cell, 'stopFrames');
  await cell.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await callBench(cell, 'pulse', false);
  await reset(cell);
  return (frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0);
}

export interface RecolourFigures {
  /** Until it is on the screen. */
  readonly paintedMs: number;
  /** Of the main thread, which other processes do not slow down. */
  readonly mainMs: number;
  readonly scriptMs: number;
}

/** So long after a recolour everything that it draws is on the screen. */
const PAINTED_MS = 600;
const FRAME_MS = 1000 / 60;
/**
 * Parts of a frame in which recolours begin, one after the other: how long each waits for the next frame is no longer
 * left to chance, which was more than what the libraries differ by.
 */
const PHASES = 10;

/**
 * Every other shape fades, others each round; nothing of a gesture goes on any more. Until it is on the screen is
 * measured in a round of its own: what draws beside the main thread is seen by a trace alone, which costs time itself.
 */
export async function measureRecolour(cell: Cell, round: number): Promise<RecolourFigures> {
  await cell.page.bringToFront();
  // Whoever filters has the mouse elsewhere: nothing is hovered, which the others do not know.
  send(cell.session, 'mouseMoved', OUTSIDE, OUTSIDE);
  await wait(SETTLED_MS);
  const before = await workOf(cell);
  await callBench(cell, 'recolour', 2 * round);
  const after = await workOf(cell);
  await wait(SETTLED_MS);
  const events = await traced(cell.session, ['viz', 'blink.user_timing'], async () => {
    await callBench(cell, 'recolour', 2 * round + 1, ((round % PHASES) * FRAME_MS) / PHASES);
    await wait(PAINTED_MS);
  });
  return {
    paintedMs: paintedAfter(RECOLOUR_MARK, events),
    mainMs: after.mainMs - before.mainMs,
    scriptMs: after.scriptMs - before.scriptMs,
  };
}

const REST_MS = 1500;
const QUIET_MS = 1000;
const TRACED = {
  mainFrames: 'BeginMainThreadFrame',
  callbacks: 'FireAnimationFrame',
  prePaints: 'PrePaint',
  drawn: 'DrawFrame',
} as const;

export type RestFigures = Readonly<Record<keyof typeof TRACED | 'main', number>>;

/** What the browser does for itself, as collecting garbage, falls into one of these at most. */
const QUIET_ROUNDS = 3;

async function mainInQuiet(cell: Cell): Promise<number> {
  const before = await workOf(cell);
  const startedMs = performance.now();
  await wait(QUIET_MS);
  const after = await workOf(cell);
  return ((after.mainMs - before.mainMs) * 1000) / (performance.now() - startedMs);
}

async function mainAtRest(cell: Cell): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < QUIET_ROUNDS; round += 1) rounds.push(await mainInQuiet(cell));
  return median(rounds);
}

/** Names of what the browser traced in a while, and how many seconds that was. */
async function traceRest({ session }: Cell): Promise<{ names: readonly string[]; seconds: number }> {
  let seconds = 0;
  const events = await traced(
    session,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'cc', 'blink'],
    async () => {
      const startedMs = performance.now();
      await wait(REST_MS);
      seconds = (performance.now() - startedMs) / 1000;
    },
  );
  return { names: events.filter(({ ph }) => ph !== 'E').map(({ name }) => name), seconds };
}

/**
 * What happens each second while the picture rests with its pulse on: main-thread time, and counts from a
 * trace.
 */
export async function measureRest(cell: Cell): Promise<RestFigures> {
  await cell.page.bringToFront();
  await callBench(cell, 'pulse', true);
  await wait(800);
  const { names, seconds } = await traceRest(cell);
  const main = await mainAtRest(cell);
  await callBench(cell, 'pulse', false);
  const each = (name: string) => names.filter((one) => one === name).length / seconds;
  return {
    mainFrames: each(TRACED.mainFrames),
    callbacks: each(TRACED.callbacks),
    prePaints: each(TRACED.prePaints),
    drawn: each(TRACED.drawn),
    main,
  };
}
