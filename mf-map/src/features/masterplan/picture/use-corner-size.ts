import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const NONE = { widthPx: 0, heightPx: 0 };

type Side = 'upper' | 'lower';

/**
 * How far what stands in a left corner of a frame reaches into it, in CSS pixels; zeros where nothing does. Both are
 * placed in the same element. It is asked at every drawing: what stands there comes after an arrival, and moves with a bar.
 */
export function useCornerSize(
  frame: RefObject<HTMLElement | null>,
  corner: RefObject<HTMLElement | null>,
  side: Side,
) {
  const [size, setSize] = useState(NONE);
  useLayoutEffect(() => {
    const measure = () => setSize((before) => keepSame(before, reach(frame.current, corner.current, side)));
    measure();
    // Before this frame is painted: what has to keep clear of the corner is at no moment drawn over it.
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const { current } of [frame, corner]) if (current) observer.observe(current);
    return () => observer.disconnect();
  });
  return size;
}

function reach(frame: HTMLElement | null, corner: HTMLElement | null, side: Side): typeof NONE {
  if (!frame || !corner || corner.clientHeight === 0) return NONE;
  const heightPx =
    side === 'lower'
      ? frame.offsetTop + frame.clientHeight - corner.offsetTop
      : corner.offsetTop + corner.clientHeight - frame.offsetTop;
  return { widthPx: corner.clientWidth, heightPx: Math.max(0, heightPx) };
}

function keepSame(before: typeof NONE, now: typeof NONE): typeof NONE {
  return before.widthPx === now.widthPx && before.heightPx === now.heightPx ? before : now;
}
