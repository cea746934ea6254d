const SNAPS = ['peek', 'half', 'full'] as const;
export type Snap = (typeof SNAPS)[number];
/** Height of the sheet at each snap point, in CSS pixels. */
export type SnapHeights = Readonly<Record<Snap, number>>;

/** What the heights follow from, in CSS pixels. */
export interface SheetMeasures {
  /** Height of the stage. */
  readonly stagePx: number;
  /** Everything in the sheet, its grabber included. */
  readonly contentPx: number;
  /** Grabber and head; null where the head scrolls with the list. */
  readonly headPx: number | null;
  /** Lowest step of a sheet whose head scrolls with the list. */
  readonly peekPx: number;
  /** Share of the stage at half height, at least. */
  readonly halfRatio: number;
  /** How much of the picture stays in sight at half height; null for the share of it. */
  readonly pictureAtHalfPx: number | null;
}

/** Heights of the snap points in a stage; none is higher than what the sheet holds. */
export function snapHeights(measures: SheetMeasures): SnapHeights {
  const { stagePx, contentPx, headPx, peekPx, halfRatio, pictureAtHalfPx } = measures;
  const half = Math.max(stagePx * halfRatio, stagePx - (pictureAtHalfPx ?? stagePx));
  return {
    peek: Math.min(headPx ?? peekPx, contentPx, stagePx),
    half: Math.min(Math.max(Math.round(half), Math.min(headPx ?? 0, stagePx)), contentPx),
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
