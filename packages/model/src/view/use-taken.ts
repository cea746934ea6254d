import { type RefObject, useEffect, useState } from 'react';
import type { LabelBox } from '../labels/place-labels.ts';

const NOTHING: readonly LabelBox[] = [];

/** Where an element lies over the frame; measured when one of them gets another size, which is when it moves. */
export function useTaken(
  frame: RefObject<HTMLElement | null>,
  over: RefObject<HTMLElement | null>,
): readonly LabelBox[] {
  const [taken, setTaken] = useState(NOTHING);
  useEffect(() => {
    const [below, above] = [frame.current, over.current];
    if (!below || !above) return;
    const sizes = new ResizeObserver(() => {
      const { left, top } = below.getBoundingClientRect();
      const { x, y, width, height } = above.getBoundingClientRect();
      setTaken([{ x: x - left + width / 2, y: y - top + height / 2, width, height }]);
    });
    sizes.observe(below);
    sizes.observe(above);
    return () => sizes.disconnect();
  }, [frame, over]);
  return taken;
}
