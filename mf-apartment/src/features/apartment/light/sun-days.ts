import type { UnitLight } from '@suite/api';

/** A day of which the hours of sun are known. */
export interface SunDay {
  readonly day: 'march' | 'june' | 'december';
  readonly hours: number;
  /** Of the chart's width, from 0 to 1. */
  readonly share: number;
}

/** The chart ends here: no terrace has more on the longest day. */
const FULL_WIDTH_HOURS = 15;

/** Days of which the project says something, in the order of the chart. */
export function sunDays({ sunMarchHours, sunJuneHours, sunDecemberHours }: UnitLight): SunDay[] {
  const days = [
    ['march', sunMarchHours],
    ['june', sunJuneHours],
    ['december', sunDecemberHours],
  ] as const;
  return days.flatMap(([day, hours]) =>
    hours === undefined ? [] : [{ day, hours, share: Math.min(1, hours / FULL_WIDTH_HOURS) }],
  );
}
