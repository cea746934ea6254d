import type { Locale } from '@suite/contracts';

/** Ground floor and basement, as they stand on the buttons of a lift. */
const SHORT: Readonly<Record<Locale, { ground: string; basement: string }>> = {
  en: { ground: 'G', basement: 'B' },
  rs: { ground: 'PR', basement: 'PO' },
};

/** A floor in a narrow place: its number, `G` or `PR` for 0, `B` or `PO` for -1, `B2` or `PO2` for -2. */
export function floorLabel(floor: number, locale: Locale): string {
  if (floor > 0) return String(floor);
  if (floor === 0) return SHORT[locale].ground;
  return floor === -1 ? SHORT[locale].basement : `${SHORT[locale].basement}${-floor}`;
}
