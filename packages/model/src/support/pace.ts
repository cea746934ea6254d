/**
 * How far the drawing has been made cheaper because frames came late. It only ever goes on, so that it cannot swing:
 * what was too much once is not tried again.
 */
export interface Pace {
  /** Place in `STEPS`. */
  readonly step: number;
  /** Late frames, less those in time since. */
  readonly lateFrames: number;
}

export interface Economy {
  /** Share of the pixels' side while the view moves; at rest all of them are drawn. */
  readonly motionScale: number;
  readonly isRatioOne: boolean;
  readonly hasNoDetail: boolean;
  readonly isShadowSmall: boolean;
}

const FULL: Economy = { motionScale: 1, isRatioOne: false, hasNoDetail: false, isShadowSmall: false };
/** From what is noticed least to what is noticed most. */
const STEPS: readonly Economy[] = [
  FULL,
  { ...FULL, motionScale: 0.75 },
  { ...FULL, motionScale: 0.5 },
  { ...FULL, motionScale: 0.5, isRatioOne: true },
  { motionScale: 0.5, isRatioOne: true, hasNoDetail: true, isShadowSmall: false },
  { motionScale: 0.5, isRatioOne: true, hasNoDetail: true, isShadowSmall: true },
];

export const FIRST_PACE: Pace = { step: 0, lateFrames: 0 };
/** Below some 28 frames a second. */
const LATE_MS = 36;
/** So long after the last one a frame is the first of another movement, and says nothing. */
const REST_MS = 400;
const ENOUGH_LATE_FRAMES = 8;

/** The pace after a frame that came `gapMs` after the former one. */
export function paceAfter(pace: Pace, gapMs: number): Pace {
  if (gapMs >= REST_MS) return { ...pace, lateFrames: 0 };
  const lateFrames = gapMs > LATE_MS ? pace.lateFrames + 1 : Math.max(0, pace.lateFrames - 1);
  const isDue = lateFrames >= ENOUGH_LATE_FRAMES && pace.step < STEPS.length - 1;
  return isDue ? { step: pace.step + 1, lateFrames: 0 } : { ...pace, lateFrames };
}

export function economyOf({ step }: Pace): Economy {
  return STEPS[step] ?? FULL;
}
