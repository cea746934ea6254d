import { useMeasured } from '@suite/ui';
import { type RefObject, useState } from 'react';

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
  const measure = () => setSize((before) => keepSame(before, reach(frame.current, corner.current, side)));
  useMeasured(() => [frame.current, corner.current], measure);
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
