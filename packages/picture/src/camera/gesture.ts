/** A point of the frame in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A press that moves this far is a drag, a shorter one a click; in CSS pixels. */
export const DRAG_START_PX = 6;

/** True for a move that makes a press a drag. */
export function isDrag(deltaX: number, deltaY: number): boolean {
  return Math.hypot(deltaX, deltaY) >= DRAG_START_PX;
}

/** Where the fingers are: their middle, and how far two of them are apart; 0 for one. */
export interface Grip extends Spot {
  readonly reach: number;
}

/** Of more than two fingers the first two count. */
export function gripOf(fingers: readonly Spot[]): Grip | null {
  const [one, other = one] = fingers;
  if (!one || !other) return null;
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    reach: Math.hypot(one.x - other.x, one.y - other.y),
  };
}

/** By how much fingers that went from one grip to the next have enlarged the picture. */
export function growthBetween(former: Grip, next: Grip): number {
  return former.reach > 0 && next.reach > 0 ? next.reach / former.reach : 1;
}

const LINE_PX = 40;
const PAGE_PX = 300;
/** Pixels of a wheel that double the scale; one event does so at most once. */
const DOUBLING_PX = 300;
/** Two fingers on a trackpad come as a wheel with Control, in small steps. */
const TRACKPAD_PINCH_GAIN = 3;
const SMALL_STEP_PX = 40;

/** The factor of the scale that one event of the wheel asks for, whatever the device counts in. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = [1, LINE_PX, PAGE_PX][event.deltaMode] ?? 1;
  const delta = event.deltaY * unit;
  const gain = event.ctrlKey && Math.abs(delta) < SMALL_STEP_PX ? TRACKPAD_PINCH_GAIN : 1;
  return 2 ** -Math.min(1, Math.max(-1, (delta * gain) / DOUBLING_PX));
}

/** A place of the hand in a drag, and when it was there. */
export interface Step extends Spot {
  readonly timeMs: number;
}

/** Only what the hand did so long before it let go counts. */
export const REMEMBERED_MS = 100;
const SHORTEST_MS = 1000 / 60;
/** CSS pixels a millisecond. */
const SLOWEST = 0.05;
/** How much of its speed a glide loses a millisecond. */
const DECAY = 0.005;

/** How far the picture glides on when the hand lets go, in CSS pixels; null where the hand had come to rest. */
export function glideAfter(steps: readonly Step[], nowMs: number): Spot | null {
  const recent = steps.filter(({ timeMs }) => nowMs - timeMs <= REMEMBERED_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last) return null;
  const spentMs = last.timeMs - first.timeMs;
  if (spentMs < SHORTEST_MS) return null;
  const [x, y] = [last.x - first.x, last.y - first.y];
  const way = Math.hypot(x, y);
  const speed = way / spentMs;
  if (speed <= SLOWEST) return null;
  const reach = (speed - SLOWEST) / DECAY / way;
  return { x: x * reach, y: y * reach };
}
