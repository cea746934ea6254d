import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Something that tells whenever it becomes another, as a store does. */
interface Changes {
  readonly listen: (onChange: () => void) => () => void;
}

/**
 * Calls `measure`, which sets what it finds, after each drawing of the component, after each of the `changes`, and
 * whenever one of the elements changes its size. Each time it waits for the frame, which lays out the page anyway,
 * before anything is painted: asked for in the task that draws the page, a size makes one long task of drawing it,
 * laying it out and drawing it again.
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
    measureWithFrame(measuring.run);
  });
  useLayoutEffect(() => {
    const forget = changes?.listen(() => measureWithFrame(measuring.run));
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
let isDue = false;
/** Sizes that follow from one another settle within a few drawings; what goes on is left to the next frame. */
const MOST_DRAWINGS = 10;

/** All that wait are measured of one layout, and what they set is one drawing. */
function measureWithFrame(measure: () => void): void {
  waiting.add(measure);
  if (isDue) return;
  isDue = true;
  setTimeout(layOut, 0);
  requestAnimationFrame(measureAll);
}

/** In a task of its own, where there is time before the frame. */
function layOut(): void {
  if (waiting.size > 0) void document.body.offsetHeight;
}

function measureAll(): void {
  // What is drawn by what was measured is measured too: a frame later it would move on the screen.
  try {
    for (let drawings = 0; waiting.size > 0 && drawings < MOST_DRAWINGS; drawings += 1) {
      const all = [...waiting];
      waiting.clear();
      flushSync(() => {
        for (const measure of all) measure();
      });
    }
  } finally {
    isDue = waiting.size > 0;
    if (isDue) requestAnimationFrame(measureAll);
  }
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
