import { expect, it } from 'vitest';
import { keyStep, moveFingers, wheelFactor } from './gestures.ts';
import { WHOLE } from './zoom-transform.ts';

const frame = { viewport: { width: 800, height: 600 }, content: { width: 800, height: 600 } };

it.each([
  ['ArrowRight', { kind: 'pan', by: { x: -64, y: 0 } }],
  ['ArrowUp', { kind: 'pan', by: { x: 0, y: 64 } }],
  ['+', { kind: 'zoom', factor: 1.5 }],
  ['=', { kind: 'zoom', factor: 1.5 }],
  ['-', { kind: 'zoom', factor: 1 / 1.5 }],
  ['0', { kind: 'reset' }],
  ['Tab', null],
  ['a', null],
])('reads the key %s', (key, expected) => {
  expect(keyStep(key)).toEqual(expected);
});

it('zooms in when the wheel turns up, out when it turns down, and back to the same scale', () => {
  expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
  expect(wheelFactor(100, 0)).toBeLessThan(1);
  expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1);
});

it('turns a wheel that counts lines as far as one that counts pixels', () => {
  expect(wheelFactor(3, 1)).toBeCloseTo(wheelFactor(48, 0));
});

it('drags with one finger', () => {
  const to = moveFingers({ scale: 2, x: 0, y: 0 }, [{ x: 0, y: 0 }], [{ x: 30, y: -20 }], frame);
  expect(to).toEqual({ scale: 2, x: 30, y: -20 });
});

it('spreads two fingers to twice the scale about their middle', () => {
  const before = [
    { x: -50, y: 100 },
    { x: 50, y: 100 },
  ];
  const after = [
    { x: -100, y: 100 },
    { x: 100, y: 100 },
  ];
  expect(moveFingers(WHOLE, before, after, frame)).toEqual({ scale: 2, x: 0, y: -100 });
});

it('drags with two fingers that keep their distance', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ];
  const after = before.map(({ x, y }) => ({ x: x + 40, y: y + 10 }));
  expect(moveFingers({ scale: 2, x: 0, y: 0 }, before, after, frame)).toEqual({ scale: 2, x: 40, y: 10 });
});

it('does nothing without a finger', () => {
  expect(moveFingers(WHOLE, [], [], frame)).toEqual(WHOLE);
});
