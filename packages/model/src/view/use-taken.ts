import { type RefObject, useEffect, useState } from 'react';
import type { LabelBox } from '../labels/place-labels.ts';

const NOTHING: readonly LabelBox[] = [];

/**
 * Where elements lie over the frame; measured when one of them gets another size, which is when they move. `over` is
 * compared by identity.
 */
export function useTaken(
  frame: RefObject<HTMLElement | null>,
  over: readonly RefObject<HTMLElement | null>[],
): readonly LabelBox[] {
  const [taken, setTaken] = useState(NOTHING);
  useEffect(() => {
    const below = frame.current;
    if (!below) return;
    const above = over.flatMap(({ current }) => current ?? []);
    const sizes = new ResizeObserver(() => {
      const { left, top } = below.getBoundingClientRect();
      setTaken(
        above.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x - left + width / 2, y: y - top + height / 2, width, height };
        }),
      );
    });
    for (const element of [below, ...above]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame, over]);
  return taken;
}
