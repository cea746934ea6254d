import { useMeasured } from '@suite/ui';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import {
  nearestSnap,
  nextSnap,
  type SheetMeasures,
  type Snap,
  snapBelow,
  snapHeights,
} from './snap-points.ts';

export interface SheetParts {
  readonly sheet: RefObject<HTMLElement | null>;
  /** Null where the head scrolls with the list. */
  readonly head: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
}

const NOT_MEASURED: SheetMeasures = {
  stagePx: 0,
  contentPx: 0,
  headPx: null,
  peekPx: 0,
  halfRatio: 0,
  pictureAtHalfPx: null,
};
/** Presses shorter than this are presses of the button. */
const DRAG_PX = 6;

/** A number of the style sheet; null where it says nothing. */
function styled(element: HTMLElement, property: `--${string}`): number | null {
  const value = Number.parseFloat(getComputedStyle(element).getPropertyValue(property));
  return Number.isNaN(value) ? null : value;
}

/** Watches the stage around the sheet, its head and its content; the steps stand in the style sheet. */
function useMeasures({ sheet, head, content }: SheetParts): SheetMeasures {
  const [measured, setMeasured] = useState(NOT_MEASURED);
  const watched = () => [sheet.current?.parentElement, head.current, content.current];
  useMeasured(watched, () => {
    const stage = sheet.current?.parentElement;
    const inner = content.current;
    if (!sheet.current || !stage || !inner) return;
    const headPx = head.current?.offsetHeight ?? null;
    // What comes first stands right below the grabber.
    const grabberPx = (head.current ?? inner.parentElement)?.offsetTop ?? 0;
    const next: SheetMeasures = {
      stagePx: stage.clientHeight,
      contentPx: grabberPx + (headPx ?? 0) + inner.offsetHeight,
      headPx: headPx === null ? null : grabberPx + headPx,
      peekPx: styled(sheet.current, '--sheet-peek') ?? 0,
      halfRatio: styled(sheet.current, '--sheet-half') ?? 0,
      pictureAtHalfPx: styled(sheet.current, '--picture-at-half'),
    };
    setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  });
  return measured;
}

export interface SheetInput {
  readonly parts: SheetParts;
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
  readonly steady: boolean;
}

/** Height of a bottom sheet, and what the grabber does with it. */
export function useSheet({ parts, snap, onSnap: setSnap, steady }: SheetInput) {
  const measured = useMeasures(parts);
  const [dragPx, setDragPx] = useState<number | null>(null);
  const start = useRef<{ readonly y: number; readonly heightPx: number; moved: boolean } | null>(null);
  const contentPx = steady ? measured.stagePx : measured.contentPx;
  const heights = snapHeights({ ...measured, contentPx });
  const restPx = heights[snap];

  const grabber = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = { y: event.clientY, heightPx: restPx, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const by = start.current.y - event.clientY;
      if (Math.abs(by) < DRAG_PX && !start.current.moved) return;
      start.current.moved = true;
      setDragPx(Math.max(heights.peek, Math.min(heights.full, start.current.heightPx + by)));
    },
    onPointerUp() {
      const wasDragged = start.current?.moved ?? false;
      start.current = null;
      if (wasDragged && dragPx !== null) setSnap(nearestSnap(dragPx, heights));
      else setSnap(nextSnap(snap, heights));
      setDragPx(null);
    },
    onPointerCancel() {
      start.current = null;
      setDragPx(null);
    },
  };

  return {
    grabber,
    /** Before it is measured, its style sheet alone says how high it stands. */
    isMeasured: measured !== NOT_MEASURED,
    /** Resting height in CSS pixels, 0 before the first layout. */
    restPx,
    /** Height to draw now. */
    heightPx: dragPx ?? restPx,
    isDragged: dragPx !== null,
    isAtTop: heights[nextSnap(snap, heights)] <= restPx,
    step: () => setSnap(nextSnap(snap, heights)),
    /** One step down; the same where it is the lowest. */
    below: snapBelow(snap, heights),
  };
}
