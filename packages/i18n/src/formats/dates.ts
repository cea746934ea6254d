import type { Locale } from '@suite/contracts';

/** Written out, because the engines abbreviate differently ("Sep", "Sept") and some give Serbian in Cyrillic. */
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  rs: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'],
};

interface Clock {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly time: string;
}

/** One for each time zone: to make a format takes far longer than to use it. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function clockFor(timeZone: string | undefined): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

function clockOf(iso: string, timeZone: string | undefined): Clock {
  const parts = clockFor(timeZone).formatToParts(new Date(iso));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: Number(read('day')),
    month: Number(read('month')),
    year: Number(read('year')),
    time: `${read('hour')}:${read('minute')}`,
  };
}

/**
 * A day: `20 Nov 2026`, in Serbian `20. nov 2026.`
 * @param iso ISO 8601 with a time zone; a RangeError if it is none
 * @param timeZone IANA name; the visitor's own by default
 */
export function formatDay(iso: string, locale: Locale, timeZone?: string): string {
  const { day, month, year } = clockOf(iso, timeZone);
  const name = MONTHS[locale][month - 1] ?? '';
  return locale === 'rs' ? `${day}. ${name} ${year}.` : `${day} ${name} ${year}`;
}

/** A time of day on 24 hours: `09:40`. Parameters as of `formatDay`. */
export function formatTime(iso: string, timeZone?: string): string {
  return clockOf(iso, timeZone).time;
}

/** The moment of an availability: `20 Nov 2026, 09:40`, in Serbian `20. nov 2026. 09:40`. As `formatDay`. */
export function formatAsOf(iso: string, locale: Locale, timeZone?: string): string {
  const separator = locale === 'rs' ? ' ' : ', ';
  return `${formatDay(iso, locale, timeZone)}${separator}${formatTime(iso, timeZone)}`;
}
