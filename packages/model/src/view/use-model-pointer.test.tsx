import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine-types.ts';
import { FLIGHT_MS } from './stillness.ts';
import { useModelPointer } from './use-model-pointer.ts';

afterEach(() => vi.unstubAllGlobals());

const POSE = { name: 'before the building' };

/** Double clicks at this place; a home is left of 100, a building left of 200, nothing beyond. */
function flightsTo(x: number, isStill: boolean): unknown[][] {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const fly = vi.fn(() => Promise.resolve());
  const engine = {
    unitAt: (atX: number) => (atX < 100 ? 7 : null),
    poseOfBuildingAt: (atX: number) => (atX < 200 ? POSE : null),
    fly,
  } as unknown as Engine;
  const surface = document.createElement('div');
  const ignore = () => undefined;
  renderHook(() => useModelPointer({ current: surface }, engine, { onHover: ignore, onPress: ignore }));
  fireEvent.dblClick(surface, { clientX: x, clientY: 50 });
  return fly.mock.calls;
}

it.each([
  ['a building flies to it', 150, false, [[POSE, FLIGHT_MS]]],
  ['a building stands there at once under reduced motion', 150, true, [[POSE, 0]]],
  ['a home, which a press leads to, does not', 50, false, []],
  ['what is no building does not', 250, false, []],
])('a double click on %s', (_, x, isStill, expected) => {
  expect(flightsTo(x, isStill)).toEqual(expected);
});
