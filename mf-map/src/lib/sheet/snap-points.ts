const SNAPS = ['peek', 'half', 'full'] as const;
export type Snap = (typeof SNAPS)[number];
/** Height of the sheet at each snap point, in CSS pixels. */
export type SnapHeights = Readonly<Record<Snap, number>>;

/** The grabber and the first row of a list. */
const PEEK_PX = 132;
const HALF_RATIO = 0.5;

/** Heights of the snap points in a stage; none is higher than what the sheet holds. */
export function snapHeights(stagePx: number, contentPx: number): SnapHeights {
  return {
    peek: Math.min(PEEK_PX, contentPx, stagePx),
    half: Math.min(Math.round(stagePx * HALF_RATIO), contentPx),
    full: Math.min(stagePx, contentPx),
  };
}

/** Peek, half, full and back to peek; a step that would change nothing is left out. */
export function nextSnap(snap: Snap, heights: SnapHeights): Snap {
  const higher = SNAPS.slice(SNAPS.indexOf(snap) + 1).find((one) => heights[one] > heights[snap]);
  return higher ?? 'peek';
}

/** One step down; the lowest stays. */
export function snapBelow(snap: Snap, heights: SnapHeights): Snap {
  return SNAPS.slice(0, SNAPS.indexOf(snap)).findLast((one) => heights[one] < heights[snap]) ?? snap;
}

/** Where a dragged sheet goes when it is let go. */
export function nearestSnap(heightPx: number, heights: SnapHeights): Snap {
  return SNAPS.reduce((best, one) =>
    Math.abs(heights[one] - heightPx) < Math.abs(heights[best] - heightPx) ? one : best,
  );
}
