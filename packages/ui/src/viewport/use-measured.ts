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
/** What measures those that wait: the task after the layout, or the frame where that comes first. */
let due: { task: ReturnType<typeof setTimeout>; readonly frame: number } | null = null;
/** Sizes that follow from one another settle within a few drawings; what goes on is left to the next frame. */
const MOST_DRAWINGS = 10;

/** All that wait are measured of one layout, and what they set is one drawing. */
function measureBeforePaint(measure: () => void): void {
  waiting.add(measure);
  due ??= { task: setTimeout(layOut, 0), frame: requestAnimationFrame(measureAll) };
}

function layOut(): void {
  void document.body.offsetHeight;
  if (due) due.task = setTimeout(measureAll, 0);
}

function measureAll(): void {
  if (!due) return;
  clearTimeout(due.task);
  cancelAnimationFrame(due.frame);
  try {
    // What is drawn by what was measured is measured too: a frame later it would move on the screen.
    for (let drawings = 0; waiting.size > 0 && drawings < MOST_DRAWINGS; drawings += 1) {
      const all = [...waiting];
      waiting.clear();
      flushSync(() => {
        for (const measure of all) measure();
      });
    }
  } finally {
    due = null;
    for (const measure of waiting) measureBeforePaint(measure);
  }
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
