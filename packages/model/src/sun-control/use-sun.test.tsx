import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SunMoment } from '../sun/sun-moment.ts';
import { PICTURE_SUN } from '../sun/sun-position.ts';
import { useSun } from './use-sun.ts';

const PLACE = { latitude: 42.3, longitude: 18.8, timeZone: 'Europe/Podgorica' };
const at = (minutes: number): SunMoment => ({ day: '2026-06-21', minutes });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openSun() {
  const onMoment = vi.fn();
  const { result, rerender } = renderHook(
    ({ moment }: { readonly moment: SunMoment | null }) =>
      useSun({ place: PLACE, pictureSun: PICTURE_SUN, moment, onMoment }),
    { initialProps: { moment: null as SunMoment | null } },
  );
  return {
    onMoment,
    slideTo: (minutes: number) => act(() => result.current.set(at(minutes))),
    rest: () => act(() => void vi.advanceTimersByTime(400)),
    /** The address of the page has become another. */
    address: (moment: SunMoment | null) => rerender({ moment }),
    shown: () => result.current.moment,
  };
}

it('tells the address where the slider came to rest, once', () => {
  const sun = openSun();
  sun.slideTo(1260);
  sun.slideTo(1250);
  sun.rest();
  sun.address(at(1250));
  sun.rest();
  expect(sun.onMoment.mock.calls).toEqual([[at(1250)]]);
});

it('goes on from where the slider is when the address follows late', () => {
  const sun = openSun();
  sun.slideTo(1260);
  sun.rest();
  sun.slideTo(1240);
  sun.address(at(1260));
  expect(sun.shown()).toEqual(at(1240));
  sun.rest();
  expect(sun.onMoment.mock.calls).toEqual([[at(1260)], [at(1240)]]);
});

it('follows Back and Forward, also to what it told itself', () => {
  const sun = openSun();
  sun.slideTo(1260);
  sun.rest();
  sun.address(at(1260));
  sun.address(null);
  expect(sun.shown()).toBeNull();
  sun.address(at(1260));
  expect(sun.shown()).toEqual(at(1260));
  sun.rest();
  expect(sun.onMoment).toHaveBeenCalledTimes(1);
});
