import { clockAt } from '@suite/domain';
import { type Place, type SunPosition, sunAt } from './sun-position.ts';

/** A day and a time of it, as clocks at the place show them. */
export interface SunMoment {
  /** 2026-06-21. */
  readonly day: string;
  /** Since midnight, 0 to 1439. */
  readonly minutes: number;
}

/** A place with its clocks. */
export interface ClockPlace extends Place {
  /** IANA name, `Europe/Podgorica`. */
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function clockAheadMs(atMs: number, timeZone: string): number {
  const { year, month, day, hour, minute } = clockAt(atMs, timeZone);
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return shown - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}

/** The instant at which clocks of the time zone show it; where they skip it, the hour after. */
export function instantOf({ day, minutes }: SunMoment, timeZone: string): Date {
  const shownMs = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const guessMs = shownMs - clockAheadMs(shownMs, timeZone);
  return new Date(shownMs - clockAheadMs(guessMs, timeZone));
}

export function sunOfMoment(moment: SunMoment, place: ClockPlace): SunPosition {
  return sunAt(instantOf(moment, place.timeZone), place);
}

/** The day that clocks of a time zone show. */
export function dayOf(now: Date, timeZone: string): string {
  // Swedish dates are written as ISO has them.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** 1 to 366. */
export function numberOfDay(day: string): number {
  return (
    Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / (DAY_MINUTES * MINUTE_MS)) + 1
  );
}

/** Day of a year by its number. */
export function dayOfNumber(year: string, number: number): string {
  const atMs = Date.parse(`${year}-01-01`) + (number - 1) * DAY_MINUTES * MINUTE_MS;
  return new Date(atMs).toISOString().slice(0, 10);
}

/** The days on which the sun stands highest and lowest, to a day. */
export function turningDays(
  year: string,
  { latitude }: Place,
): { readonly longest: string; readonly shortest: string } {
  const [june, december] = [`${year}-06-21`, `${year}-12-21`];
  return latitude < 0 ? { longest: december, shortest: june } : { longest: june, shortest: december };
}
