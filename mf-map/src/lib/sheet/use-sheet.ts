import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { nearestSnap, nextSnap, type Snap, snapBelow, snapHeights } from './snap-points.ts';

interface Sizes {
  readonly stagePx: number;
  readonly contentPx: number;
}

/** Presses shorter than this are presses of the button. */
const DRAG_PX = 6;

/** Watches the stage around the sheet and the content in it. */
function useSizes(sheet: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ stagePx: 0, contentPx: 0 });
  useLayoutEffect(() => {
    const stage = sheet.current?.parentElement;
    const inner = content.current;
    if (!stage || !inner) return;
    const measure = () => setSizes({ stagePx: stage.clientHeight, contentPx: inner.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [sheet, content]);
  return sizes;
}

export interface SheetInput {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  readonly grabberPx: number;
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
}

/** Height of a bottom sheet, and what the grabber does with it. */
export function useSheet({ sheet, content, grabberPx, snap, onSnap: setSnap }: SheetInput) {
  const { stagePx, contentPx } = useSizes(sheet, content);
  const [dragPx, setDragPx] = useState<number | null>(null);
  const start = useRef<{ readonly y: number; readonly heightPx: number; moved: boolean } | null>(null);
  const heights = snapHeights(stagePx, contentPx + grabberPx);
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
    /** Resting height in CSS pixels, 0 before the first layout. */
    restPx,
    /** Height to draw now. */
    heightPx: dragPx ?? restPx,
    isDragged: dragPx !== null,
    isAtTop: heights[nextSnap(snap, heights)] <= restPx,
    step: () => setSnap(nextSnap(snap, heights)),
    stepDown: () => setSnap(snapBelow(snap, heights)),
  };
}
