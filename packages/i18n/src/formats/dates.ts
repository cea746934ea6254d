import type { Locale } from '@suite/contracts';
import { clockAt } from '@suite/domain';

/** Written out, because the engines abbreviate differently ("Sep", "Sept") and some give Serbian in Cyrillic. */
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  rs: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'],
};

/**
 * A day: `20 Nov 2026`, in Serbian `20. nov 2026.`
 * @param iso ISO 8601 with a time zone; a RangeError if it is none
 * @param timeZone IANA name; the visitor's own by default
 */
export function formatDay(iso: string, locale: Locale, timeZone?: string): string {
  const { day, month, year } = clockAt(new Date(iso), timeZone);
  const name = MONTHS[locale][month - 1] ?? '';
  return locale === 'rs' ? `${day}. ${name} ${year}.` : `${day} ${name} ${year}`;
}

/** A time of day on 24 hours: `09:40`. Parameters as of `formatDay`. */
export function formatTime(iso: string, timeZone?: string): string {
  const { hour, minute } = clockAt(new Date(iso), timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The moment of an availability: `20 Nov 2026, 09:40`, in Serbian `20. nov 2026. 09:40`. As `formatDay`. */
export function formatAsOf(iso: string, locale: Locale, timeZone?: string): string {
  const separator = locale === 'rs' ? ' ' : ', ';
  return `${formatDay(iso, locale, timeZone)}${separator}${formatTime(iso, timeZone)}`;
}
