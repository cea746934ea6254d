import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `measure`, which sets what it finds, at each drawing of the component and whenever one of the elements changes
 * its size. The first time it waits for the frame, which lays out the page anyway, before anything is painted: asked for
 * in the task that draws the page, a size makes one long task of drawing it, laying it out and drawing it again.
 */
export function useMeasured(
  elements: () => readonly (Element | null | undefined)[],
  measure: () => void,
): void {
  const latest = useRef(measure);
  const isLaidOut = useRef(false);
  const observed = useRef<{ list: Element[]; observer: ResizeObserver }>(null);
  useLayoutEffect(() => {
    latest.current = measure;
    if (isLaidOut.current) measure();
    const list = elements().filter((element) => element instanceof Element);
    if (observed.current && isSame(observed.current.list, list)) return;
    observed.current?.observer.disconnect();
    const observer = new ResizeObserver(() => latest.current());
    for (const element of list) observer.observe(element);
    observed.current = { list, observer };
  });
  useLayoutEffect(() => {
    const forget = atNextFrame(() => {
      isLaidOut.current = true;
      latest.current();
    });
    return () => {
      forget();
      observed.current?.observer.disconnect();
      observed.current = null;
    };
  }, []);
}

const waiting = new Set<() => void>();

/** All that wait are measured of one layout, and what they set is one drawing. Returns how to wait no longer. */
function atNextFrame(measure: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(measureAll);
  waiting.add(measure);
  return () => waiting.delete(measure);
}

function measureAll(): void {
  // What is drawn for the first time by what was measured is measured too: a frame later it would move on the screen.
  while (waiting.size > 0) {
    const all = [...waiting];
    waiting.clear();
    flushSync(() => {
      for (const measure of all) measure();
    });
  }
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
