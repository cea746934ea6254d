import { type ClockPlace, DAY_MINUTES, dayOfNumber, type SunMoment, sunOfMoment } from './sun-moment.ts';
import type { SunPosition } from './sun-position.ts';

/** The way of the sun on one day. */
export interface SunCourse {
  /** Degrees over the horizon, at each `STEP_MINUTES` from midnight to midnight. */
  readonly altitudes: readonly number[];
  /** When it comes up and goes down, as minutes of the day; null where it does not that day. */
  readonly rise: number | null;
  readonly set: number | null;
}

export const STEP_MINUTES = 10;

/** Where a line between two samples crosses the horizon, as minutes of the day. */
function crossing(altitudes: readonly number[], isUpwards: boolean): number | null {
  for (let index = 1; index < altitudes.length; index++) {
    const [from = 0, to = 0] = [altitudes[index - 1], altitudes[index]];
    if (isUpwards ? from < 0 && to >= 0 : from >= 0 && to < 0)
      return Math.round((index - 1 + from / (from - to)) * STEP_MINUTES);
  }
  return null;
}

export function sunCourse(day: string, place: ClockPlace): SunCourse {
  const count = DAY_MINUTES / STEP_MINUTES + 1;
  const altitudes = Array.from(
    { length: count },
    (_, index) => sunOfMoment({ day, minutes: index * STEP_MINUTES }, place).altitude,
  );
  return { altitudes, rise: crossing(altitudes, true), set: crossing(altitudes, false) };
}

/** What can be chosen of a day: from dawn to dusk, or all of it where the sun does not rise and set. */
export interface HourRange {
  readonly from: number;
  readonly to: number;
}

const DUSK_MINUTES = 40;
export const HOUR_STEP = 5;

export function hoursOf({ rise, set }: SunCourse): HourRange {
  if (rise === null || set === null || rise >= set) return { from: 0, to: DAY_MINUTES - HOUR_STEP };
  return {
    from: Math.max(0, Math.floor((rise - DUSK_MINUTES) / HOUR_STEP) * HOUR_STEP),
    to: Math.min(DAY_MINUTES - HOUR_STEP, Math.ceil((set + DUSK_MINUTES) / HOUR_STEP) * HOUR_STEP),
  };
}

export const within = (minutes: number, { from, to }: HourRange) => Math.min(to, Math.max(from, minutes));

const angleBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The time of a year at which the sun stands most nearly as it does in the pictures: where the sliders begin. */
export function momentOfSun(sun: SunPosition, year: string, place: ClockPlace): SunMoment {
  let nearest: SunMoment = { day: `${year}-06-21`, minutes: DAY_MINUTES / 2 };
  let least = Infinity;
  for (let number = 1; number <= 361; number += 10) {
    const day = dayOfNumber(year, number);
    for (let minutes = 0; minutes < DAY_MINUTES; minutes += 20) {
      const at = sunOfMoment({ day, minutes }, place);
      const off = Math.abs(at.altitude - sun.altitude) + angleBetween(at.azimuth, sun.azimuth);
      if (off >= least) continue;
      least = off;
      nearest = { day, minutes };
    }
  }
  return nearest;
}
