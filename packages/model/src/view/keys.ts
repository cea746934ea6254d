import { approached, headingOf, type Pose, turned } from '../camera/pose.ts';

/** What a key does: it changes the pose, or leads back to the picture. */
export type KeyAction =
  | { readonly kind: 'move'; readonly change: (pose: Pose) => Pose }
  | { readonly kind: 'back' };

const STEP = 0.08;
const FAST_STEP = 0.3;
const NEARER = 0.88;

const turnBy = (azimuth: number, tilt: number): KeyAction => ({
  kind: 'move',
  change: (pose) => turned(pose, azimuth, tilt),
});
const zoomBy = (factor: number): KeyAction => ({ kind: 'move', change: (pose) => approached(pose, factor) });

/** Looks north from the other side of what is looked at. */
export function northward(pose: Pose): Pose {
  return turned(pose, headingOf(pose), 0);
}

const ACTIONS: Readonly<Record<string, (step: number) => KeyAction>> = {
  ArrowLeft: (step) => turnBy(-step, 0),
  ArrowRight: (step) => turnBy(step, 0),
  ArrowUp: (step) => turnBy(0, step),
  ArrowDown: (step) => turnBy(0, -step),
  '+': () => zoomBy(NEARER),
  '=': () => zoomBy(NEARER),
  '-': () => zoomBy(1 / NEARER),
  n: () => ({ kind: 'move', change: northward }),
  '0': () => ({ kind: 'back' }),
};

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Arrows turn, with Shift faster; plus and minus zoom; N looks north, 0 leads back. Null for any other key. */
export function keyAction({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): KeyAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ACTIONS[name]?.(shiftKey ? FAST_STEP : STEP) ?? null;
}
