import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GESTURE_EASE } from '../camera/flight.ts';
import { createMotion } from './motion.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REST = { centerX: 500, centerY: 300, scale: 1 };

function startedMotion() {
  const onFrame = vi.fn();
  const onSettle = vi.fn();
  const motion = createMotion({ onFrame, onStart: () => undefined, onSettle });
  motion.resize({ width: 1000, height: 600 });
  motion.place(REST);
  vi.advanceTimersToNextFrame();
  onFrame.mockClear();
  onSettle.mockClear();
  return { motion, onFrame, onSettle };
}

test('a flight asks for a frame to begin, a few on its way and one to end', () => {
  const { motion, onFrame, onSettle } = startedMotion();
  motion.fly({ ...REST, scale: 2 }, 240, GESTURE_EASE);
  vi.advanceTimersByTime(220);
  expect(onFrame.mock.calls.map(([viewportState]) => viewportState.moving)).toEqual([true, true]);
  expect(onSettle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onFrame.mock.lastCall?.[0]).toMatchObject({ scale: 2, moving: false });
  expect(onSettle).toHaveBeenCalledOnce();
  const drawn = onFrame.mock.calls.length;
  vi.advanceTimersByTime(1000);
  expect(onFrame).toHaveBeenCalledTimes(drawn);
});

test('between its frames the camera is where the flight has come to', () => {
  const { motion } = startedMotion();
  motion.fly({ ...REST, scale: 2 }, 240, GESTURE_EASE);
  vi.advanceTimersByTime(60);
  const { scale = 0 } = motion.camera() ?? {};
  expect(scale).toBeCloseTo(1 + GESTURE_EASE.at(60 / 240), 5);
});

test('one that is disposed of asks for no frame any more', () => {
  const { motion, onFrame } = startedMotion();
  motion.fly({ ...REST, scale: 2 }, 240, GESTURE_EASE);
  vi.advanceTimersToNextFrame();
  onFrame.mockClear();
  motion.dispose();
  vi.advanceTimersByTime(1000);
  expect(onFrame).not.toHaveBeenCalled();
});
