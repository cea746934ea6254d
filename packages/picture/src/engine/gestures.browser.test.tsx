import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForWheel } from './gestures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A frame, how to turn the wheel over it, and the zooms that came of it. */
function wheel() {
  const viewport = document.createElement('div');
  const zoomAt = vi.fn();
  const stop = listenForWheel(viewport, { zoomAt });
  const turn = (deltaY: number, clientX = 0) =>
    viewport.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX, cancelable: true }));
  return { viewport, turn, zoomAt, stop };
}

test('a wheel zooms at once, and what is turned soon after in one further flight, at its last point', () => {
  const { turn, zoomAt } = wheel();
  turn(-300, 10);
  expect(zoomAt.mock.calls).toEqual([[2, [10, 0]]]);
  turn(-300, 20);
  turn(-300, 30);
  expect(zoomAt).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  expect(zoomAt.mock.calls.slice(1)).toEqual([[4, [30, 0]]]);
});

test('what is turned later zooms at once again', () => {
  const { turn, zoomAt } = wheel();
  turn(-300);
  vi.advanceTimersByTime(100);
  expect(zoomAt).toHaveBeenCalledOnce();
  turn(300);
  expect(zoomAt.mock.calls.slice(1)).toEqual([[0.5, [0, 0]]]);
});

test.each([
  ['a hand that catches the picture', 'pointerdown'],
  ['a picture that goes', null],
])('%s leaves nothing to be zoomed', (_, press) => {
  const { viewport, turn, zoomAt, stop } = wheel();
  turn(-300);
  turn(-300);
  if (press) viewport.dispatchEvent(new PointerEvent(press));
  else stop();
  vi.advanceTimersByTime(1000);
  expect(zoomAt).toHaveBeenCalledOnce();
});

test('the page is not scrolled meanwhile', () => {
  const { turn } = wheel();
  expect([turn(-300), turn(-300)]).toEqual([false, false]);
});
