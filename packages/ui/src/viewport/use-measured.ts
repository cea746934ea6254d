import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Something that tells whenever it becomes another, as a store does. */
interface Changes {
  readonly listen: (onChange: () => void) => () => void;
}

/**
 * Calls `measure`, which sets what it finds, after each drawing of the component, after each of the `changes`, and
 * whenever one of the elements changes its size: before the next frame is painted, but not in the task that draws the
 * page. A size that is asked for there makes one long task of drawing the page, laying it out and drawing it again.
 */
export function useMeasured(
  elements: () => readonly (Element | null | undefined)[],
  measure: () => void,
  changes?: Changes,
): void {
  const latest = useRef({ elements, measure });
  const [measuring] = useState(() => createMeasuring(() => latest.current));
  useLayoutEffect(() => {
    latest.current = { elements, measure };
    measureBeforePaint(measuring.run);
  });
  useLayoutEffect(() => {
    const forget = changes?.listen(() => measureBeforePaint(measuring.run));
    return () => {
      forget?.();
      measuring.stop();
    };
  }, [changes, measuring]);
}

interface Measured {
  readonly elements: () => readonly (Element | null | undefined)[];
  readonly measure: () => void;
}

function createMeasuring(latest: () => Measured) {
  const observer = new ResizeObserver(() => latest().measure());
  let observed: readonly Element[] = [];
  function run(): void {
    latest().measure();
    const now = latest()
      .elements()
      .filter((element) => element instanceof Element);
    if (isSame(observed, now)) return;
    observer.disconnect();
    for (const element of now) observer.observe(element);
    observed = now;
  }
  return {
    run,
    stop() {
      waiting.delete(run);
      observer.disconnect();
      observed = [];
    },
  };
}

const waiting = new Set<() => void>();
/** The frame that measures what still waits when it comes; null where nothing waits. */
let dueFrame: number | null = null;
/** Sizes that follow from one another settle within a few drawings; what goes on is left to the next frame. */
const MOST_DRAWINGS = 10;
let drawings = 0;

/** All that wait are measured of one layout, and what they set is one drawing. */
function measureBeforePaint(measure: () => void): void {
  waiting.add(measure);
  if (dueFrame !== null) return;
  drawings = 0;
  dueFrame = requestAnimationFrame(measureInFrame);
  beforeFrame(layOut);
}

/** A task of its own, before the next frame where the browser knows of such tasks, else mostly so. */
function beforeFrame(task: () => void): void {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler) void scheduler.postTask(task, { priority: 'user-blocking' });
  else setTimeout(task, 0);
}

interface Scheduler {
  readonly postTask: (task: () => void, options: { readonly priority: 'user-blocking' }) => Promise<void>;
}

function layOut(): void {
  if (dueFrame === null) return;
  void document.body.offsetHeight;
  beforeFrame(measureInTask);
}

function measureInTask(): void {
  if (dueFrame === null) return;
  try {
    measureAll();
  } finally {
    if (waiting.size === 0) {
      cancelAnimationFrame(dueFrame);
      dueFrame = null;
    } else if (drawings < MOST_DRAWINGS) beforeFrame(layOut);
  }
}

/** What is drawn by what was measured is measured too: a frame later it would move on the screen. */
function measureInFrame(): void {
  try {
    do measureAll();
    while (waiting.size > 0 && drawings < MOST_DRAWINGS);
  } finally {
    drawings = 0;
    dueFrame = waiting.size > 0 ? requestAnimationFrame(measureInFrame) : null;
  }
}

function measureAll(): void {
  drawings += 1;
  const all = [...waiting];
  waiting.clear();
  flushSync(() => {
    for (const measure of all) measure();
  });
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
