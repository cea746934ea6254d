import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headingOf, type Pose, tiltOf } from '../camera/pose.ts';
import { poseOfTerrace } from '../camera/terrace.ts';
import type { Engine } from '../engine/engine-types.ts';
import { useMotion } from './use-motion.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device that is held in a hand or not, and what it says when its sensor is asked for; undefined where it does not ask. */
function hold(isCoarse: boolean, response?: () => Promise<'granted' | 'denied'>) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  vi.stubGlobal('DeviceOrientationEvent', response ? { requestPermission: response } : {});
  let pose: Pose = poseOfTerrace({ eye: [0, 10, 0], facing: 180 }, 1.5);
  const engine = {
    pose: () => pose,
    place(next: Pose) {
      pose = next;
    },
  } as unknown as Engine;
  const { result } = renderHook(() => useMotion(engine));
  const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
  return {
    motion: () => result.current,
    press: () => act(async () => result.current.toggle()),
    turn: (alpha: number, beta: number) =>
      act(
        () =>
          void window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta, gamma: 0 })),
      ),
    looksAt: () => [Math.abs(degrees(headingOf(pose))), degrees(tiltOf(pose))],
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

it.each([
  [true, true],
  [false, false],
])('a device that is held in a hand (%s) is offered its sensor', (isCoarse, expected) => {
  expect(hold(isCoarse).motion().isOffered).toBe(expected);
});

it('looks where the device points, from where the view looked, and stops when it is pressed again', async () => {
  const asked = vi.fn(() => Promise.resolve('granted' as const));
  const device = hold(true, asked);
  device.turn(40, 90);
  expect(asked).not.toHaveBeenCalled();
  await device.press();
  expect([asked.mock.calls.length, device.motion().isOn]).toEqual([1, true]);
  device.turn(40, 90);
  expect(device.looksAt()).toEqual([180, 0]);
  device.turn(70, 80);
  expect(device.looksAt()).toEqual([150, 10]);
  device.pass(10_000);
  await device.press();
  device.turn(0, 90);
  expect([device.motion().isOn, device.motion().isRefused]).toEqual([false, false]);
  expect(device.looksAt()).toEqual([150, 10]);
});

it.each([
  ['who says no', () => Promise.resolve('denied' as const)],
  ['whose browser lets nobody be asked', () => Promise.reject(new Error('Not by a press'))],
])('tells a visitor %s that there is none', async (_, response) => {
  const device = hold(true, response);
  await device.press();
  device.turn(70, 80);
  expect(device.motion()).toMatchObject({ isOn: false, isRefused: true });
  expect(device.looksAt()[0]).toBe(180);
});

it('says so where the sensor is silent', async () => {
  const device = hold(true);
  await device.press();
  device.pass(1900);
  expect(device.motion().isOn).toBe(true);
  device.pass(200);
  expect(device.motion()).toMatchObject({ isOn: false, isRefused: true });
});
