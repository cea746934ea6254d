import type { Locale } from '@suite/contracts';

/** Basement, as it stands on the buttons of a lift. */
const BASEMENT: Readonly<Record<Locale, string>> = { en: 'B', rs: 'PO' };

/** A floor in a narrow place: its number (1 is the ground storey), `B` or `PO` for 0, `B2` or `PO2` for -1. */
export function floorLabel(floor: number, locale: Locale): string {
  if (floor > 0) return String(floor);
  return floor === 0 ? BASEMENT[locale] : `${BASEMENT[locale]}${1 - floor}`;
}
