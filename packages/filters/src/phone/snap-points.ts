const SNAPS = ['peek', 'half', 'full'] as const;
export type Snap = (typeof SNAPS)[number];
/** Height of the sheet at each snap point, in CSS pixels. */
export type SnapHeights = Readonly<Record<Snap, number>>;

/** What the heights follow from, in CSS pixels. */
export interface SheetMeasures {
  readonly stage: { readonly width: number; readonly height: number };
  /** Everything in the sheet, its grabber included. */
  readonly contentPx: number;
  /** Grabber and head; null where the head scrolls with the list. */
  readonly headPx: number | null;
  /** How much of the picture stays in sight at half height; null for the share of it. */
  readonly pictureAtHalfPx: number | null;
}

/** The grabber and the first row of a list. */
const PEEK_PX = 132;
const HALF_RATIO = 0.5;
/** On a tablet held upright the picture has the upper 56 %. */
const TABLET_HALF_RATIO = 0.44;
const TABLET_WIDTH_PX = 600;

/** Heights of the snap points in a stage; none is higher than what the sheet holds. */
export function snapHeights({ stage, contentPx, headPx, pictureAtHalfPx }: SheetMeasures): SnapHeights {
  const ratio = stage.width < TABLET_WIDTH_PX ? HALF_RATIO : TABLET_HALF_RATIO;
  const half = Math.max(stage.height * ratio, stage.height - (pictureAtHalfPx ?? stage.height));
  return {
    peek: Math.min(headPx ?? PEEK_PX, contentPx, stage.height),
    half: Math.min(Math.max(Math.round(half), Math.min(headPx ?? 0, stage.height)), contentPx),
    full: Math.min(stage.height, contentPx),
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
