import { expect, test } from 'vitest';
import { isDrag } from './pointer.ts';

test.each([
  { deltaX: 0, deltaY: 0, drag: false },
  { deltaX: 5, deltaY: 0, drag: false },
  { deltaX: -4, deltaY: 4, drag: false },
  { deltaX: 6, deltaY: 0, drag: true },
  { deltaX: 0, deltaY: -6, drag: true },
  { deltaX: 5, deltaY: 5, drag: true },
])('a move by $deltaX, $deltaY is a drag: $drag', ({ deltaX, deltaY, drag }) => {
  expect(isDrag(deltaX, deltaY)).toBe(drag);
});
