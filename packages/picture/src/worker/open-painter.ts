import type { Engine } from '../engine/engine.ts';
import type { WorkerPainter } from '../engine/shape-painter.ts';
import { fontAddresses, fontOf } from './page-fonts.ts';
import type { PainterRequest } from './serve-painters.ts';

/** Script that paints where it is a worker's; null in a build that has none. */
declare const __PAINTER_SCRIPT__: string | null;

/** @throws {TypeError} where there is none. */
function newWorker(): Worker {
  if (typeof __PAINTER_SCRIPT__ === 'undefined') {
    return new Worker(new URL('./painter-entry.ts', import.meta.url), { type: 'module' });
  }
  if (__PAINTER_SCRIPT__ === null) throw new TypeError('This build has no worker');
  return new Worker(__PAINTER_SCRIPT__);
}

/** One for all pictures of the page, which stays as long as that. */
let worker: Worker | undefined;
/** Addresses of the fonts that it has. */
const sent = new Set<string>();
/** Who hears of a painter, by its number. */
const listeners = new Map<number, () => void>();
let lastPainter = 0;

function startWorker(): Worker {
  const started = newWorker();
  started.onmessage = ({ data }: MessageEvent<number>) => listeners.get(data)?.();
  return started;
}

/** A painter in the page's worker that has the fonts of these families. Where its script does not come, this does not come either. */
async function openPainter(families: string): Promise<WorkerPainter> {
  worker ??= startWorker();
  const asked = worker;
  const ask = (request: PainterRequest, transferred: Transferable[] = []) =>
    asked.postMessage(request, transferred);
  const missing = [...fontAddresses(families)].filter(([address]) => !sent.has(address));
  const fonts = await Promise.all(missing.map(([address, face]) => fontOf(address, face)));
  lastPainter += 1;
  const painter = lastPainter;
  await new Promise<void>((resolve) => {
    listeners.set(painter, resolve);
    ask(
      { painter, fonts },
      fonts.map(({ file }) => file),
    );
  });
  for (const [address] of missing) sent.add(address);
  return {
    send: (messages, transferred) => ask({ painter, messages }, transferred),
    listen: (onPainted) => void listeners.set(painter, onPainted),
    close() {
      listeners.delete(painter);
      ask({ painter });
    },
  };
}

async function movePainting(engine: Engine, frame: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const painter = await openPainter(getComputedStyle(frame).getPropertyValue('--sans'));
    if (signal.aborted) {
      painter.close();
      return;
    }
    engine.paintAt(painter);
    // For tests and measurements from outside.
    frame.dataset.painter = 'worker';
  } catch {
    // It goes on where it is.
  }
}

/** Has the shapes of a picture painted in a worker until the signal. */
export function moveToWorker(engine: Engine, frame: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const move = () => void movePainting(engine, frame, signal);
  // A worker has the fonts that there are when it is asked for.
  document.fonts.addEventListener('loadingdone', move, { signal });
  signal.addEventListener('abort', () => delete frame.dataset.painter);
  move();
}
