import { useMeasured } from '@suite/ui';
import { type RefObject, useState } from 'react';
import type { LabelBox } from '../labels/place-labels.ts';

const NOTHING: readonly LabelBox[] = [];

/**
 * Where elements lie over the frame; measured at each drawing and when one of them gets another size. They may come and go:
 * a switch that only a narrow page has, buttons after an arrival.
 */
export function useTaken(
  frame: RefObject<HTMLElement | null>,
  over: readonly RefObject<HTMLElement | null>[],
): readonly LabelBox[] {
  const [taken, setTaken] = useState(NOTHING);
  const above = () => over.flatMap(({ current }) => current ?? []);
  function measure(): void {
    const below = frame.current?.getBoundingClientRect();
    if (!below) return;
    const next = above().map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x - below.left + width / 2, y: y - below.top + height / 2, width, height };
    });
    setTaken((former) => (isSame(former, next) ? former : next));
  }
  useMeasured(() => [frame.current, ...above()], measure);
  return taken;
}

function isSame(former: readonly LabelBox[], next: readonly LabelBox[]): boolean {
  return (
    former.length === next.length &&
    next.every(({ x, y, width, height }, index) => {
      const one = former[index];
      return one?.x === x && one.y === y && one.width === width && one.height === height;
    })
  );
}
