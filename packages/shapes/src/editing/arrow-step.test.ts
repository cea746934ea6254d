import { expect, it } from 'vitest';
import { arrowStep } from './arrow-step.ts';

it.each([
  ['ArrowLeft', false, [-1, 0]],
  ['ArrowRight', false, [1, 0]],
  ['ArrowUp', true, [0, -10]],
  ['ArrowDown', true, [0, 10]],
  ['Enter', false, null],
])('%s, with Shift: %s', (key, shiftKey, step) => {
  const found = arrowStep({ key, shiftKey });
  // Zero times minus one is minus zero, which leads nowhere either.
  expect(found?.map((px) => px + 0) ?? null).toEqual(step);
});
