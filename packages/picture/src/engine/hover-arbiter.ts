import type { HoverSource } from '../types.ts';

export interface HoverArbiter {
  /** The shape under the pointer, or null. */
  readonly point: (id: string | null) => void;
  /** The shape with the keyboard focus, or null. */
  readonly focus: (id: string | null) => void;
  /** The picture starts to move: positions are stale, so nothing is announced but that it left. */
  readonly pause: () => void;
  /** The picture has settled: announces again what has the attention, at its new place. */
  readonly resume: () => void;
  readonly pointed: () => string | null;
  readonly focused: () => string | null;
}

/**
 * Tells one listener which shape has the visitor's attention. Of pointer and keyboard the one that came to a
 * shape last counts; when it leaves, the other's shape has the attention again.
 */
export function createHoverArbiter(announce: (id: string | null, source: HoverSource) => void): HoverArbiter {
  const ids: Record<HoverSource, string | null> = { pointer: null, keyboard: null };
  let latest: HoverSource = 'pointer';
  let announced: string | null = null;
  let paused = false;

  function report(id: string | null): void {
    if (id === null && announced === null) return;
    announced = id;
    announce(id, latest);
  }

  function change(source: HoverSource, id: string | null): void {
    if (ids[source] === id) return;
    ids[source] = id;
    const other: HoverSource = source === 'pointer' ? 'keyboard' : 'pointer';
    if (id !== null || ids[other] === null) latest = source;
    else latest = other;
    if (!paused) report(ids[latest]);
  }

  return {
    point: (id) => change('pointer', id),
    focus: (id) => change('keyboard', id),
    pause() {
      paused = true;
      report(null);
    },
    resume() {
      paused = false;
      report(ids[latest]);
    },
    pointed: () => ids.pointer,
    focused: () => ids.keyboard,
  };
}
