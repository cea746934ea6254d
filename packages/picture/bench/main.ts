import { manyShapes } from '../demo/facade-shapes.ts';
import type { PictureShape } from '../src/index.ts';
import { type BenchPage, RECOLOUR_MARK, type StageName } from './bench-page.ts';
import { measureHover } from './hover.ts';
import type { OpenStage, Stage } from './stages/stage.ts';
import './bench.css';

const STAGES: Readonly<Record<Exclude<StageName, 'blank'>, () => Promise<{ openStage: OpenStage }>>> = {
  picture: () => import('./stages/picture.tsx'),
  'picture-alone': () => import('./stages/picture.tsx'),
  'openlayers-restyled': () => import('./stages/openlayers-restyled.ts'),
  openseadragon: () => import('./stages/openseadragon.ts'),
  'leaflet-canvas': () => import('./stages/leaflet-canvas.ts'),
};

let stage: Stage | null = null;
let shapes: readonly PictureShape[] = [];
let frames: number[] = [];
let recording = 0;

function hostElement(): HTMLElement {
  const host = document.querySelector<HTMLElement>('#host');
  if (host === null) throw new Error('The page has no host');
  return host;
}

/** Resolves so many milliseconds after the next frame has begun. */
function intoFrame(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, delayMs));
  });
}

/** Resolves after the next frame is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

function record(timeMs: number): void {
  frames.push(timeMs);
  recording = requestAnimationFrame(record);
}

const bench: BenchPage = {
  async open(name, count) {
    shapes = manyShapes(count);
    if (name === 'blank') return;
    const { openStage } = await STAGES[name]();
    stage = await openStage(hostElement(), name === 'picture-alone' ? [] : shapes);
    await painted();
  },
  close() {
    stage?.close();
    stage = null;
  },
  pulse: (on) => stage?.pulse(on),
  reset: () => stage?.reset(),
  async recolour(round, delayMs) {
    const next = shapes.map((shape, index) => ({ ...shape, filteredOut: (index + round) % 2 === 0 }));
    if (delayMs !== undefined) await intoFrame(delayMs);
    performance.mark(RECOLOUR_MARK);
    stage?.recolour(next);
    await painted();
    // What is drawn in that frame may be copied after it: it counts for the main thread.
    await painted();
    shapes = next;
  },
  startFrames() {
    frames = [];
    recording = requestAnimationFrame(record);
  },
  stopFrames() {
    cancelAnimationFrame(recording);
    return frames.slice(1).map((timeMs, index) => timeMs - (frames[index] ?? timeMs));
  },
  hover: measureHover,
  nodes: () => document.querySelectorAll('*').length,
};

Object.assign(window, { bench });
