import type { Pose } from '../camera/pose.ts';
import { headingOf } from '../camera/pose.ts';
import { lookedRound, looking, widened } from '../camera/terrace.ts';
import type { PressedKey } from './keys.ts';

const STEP = 0.07;
const FAST_STEP = 0.3;
const NARROWER = 0.85;

const ACTIONS: Readonly<Record<string, (pose: Pose, step: number) => Pose>> = {
  ArrowLeft: (pose, step) => lookedRound(pose, -step, 0),
  ArrowRight: (pose, step) => lookedRound(pose, step, 0),
  ArrowUp: (pose, step) => lookedRound(pose, 0, step),
  ArrowDown: (pose, step) => lookedRound(pose, 0, -step),
  '+': (pose) => widened(pose, NARROWER),
  '=': (pose) => widened(pose, NARROWER),
  '-': (pose) => widened(pose, 1 / NARROWER),
  '0': (pose) => looking(pose, headingOf(pose), 0),
};

/** Arrows turn the head, with Shift faster; plus and minus zoom; 0 looks level. Null for any other key. */
export function lookKey({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: PressedKey): ((pose: Pose) => Pose) | null {
  const action = ACTIONS[key];
  if (ctrlKey || metaKey || altKey || !action) return null;
  return (pose) => action(pose, shiftKey ? FAST_STEP : STEP);
}
