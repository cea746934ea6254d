import type { SunMoment } from './sun-moment.ts';

const SUN = 'sun';
const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

function isDay(day: string): boolean {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(day);
}

/** "2026-06-21T18:30", as clocks at the place show it; null for what is none. */
function readSunText(text: string | null): SunMoment | null {
  const [, day = '', hours, minutes] = WRITTEN.exec(text ?? '') ?? [];
  if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59) return null;
  return { day, minutes: Number(hours) * 60 + Number(minutes) };
}

const two = (value: number) => String(value).padStart(2, '0');

function sunText({ day, minutes }: SunMoment): string {
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** When the sun is to shine in the model; null as in the pictures. */
export function readSun(search: URLSearchParams): SunMoment | null {
  return readSunText(search.get(SUN));
}

/** The query with that time in it, or without one. */
export function withSun(search: string, moment: SunMoment | null): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== SUN);
  return [...others, ...(moment ? [`${SUN}=${sunText(moment)}`] : [])].join('&');
}
