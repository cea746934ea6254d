import type { Locale, TypeKey, UnitStatus } from '@suite/contracts';

// As on the screens (`@suite/i18n`), which the server does not import.

/** An area in square metres, one decimal: `52.8 m²`, in Serbian `52,8 m²`, kept on one line. */
export function formatArea(areaM2: number, locale: Locale): string {
  const text = areaM2.toFixed(1);
  return `${locale === 'rs' ? text.replace('.', ',') : text}\u00A0m²`;
}

const BASEMENT: Readonly<Record<Locale, string>> = { en: 'Basement', rs: 'Podrum' };

/** A floor: its number (1 is the ground storey), `Basement` for 0, `Basement 2` for -1. */
export function formatFloor(floor: number, locale: Locale): string {
  if (floor > 0) return String(floor);
  return floor === 0 ? BASEMENT[locale] : `${BASEMENT[locale]} ${1 - floor}`;
}

const STATUSES: Readonly<Record<Locale, Readonly<Record<UnitStatus, string>>>> = {
  en: {
    available: 'Available',
    'pending-reservation': 'Pending reservation',
    reserved: 'Reserved',
    sold: 'Sold',
    unavailable: 'Unavailable',
  },
  rs: {
    available: 'Slobodan',
    'pending-reservation': 'Rezervacija u toku',
    reserved: 'Rezervisan',
    sold: 'Prodat',
    unavailable: 'Nedostupan',
  },
};

export function formatStatus(status: UnitStatus, locale: Locale): string {
  return STATUSES[locale][status];
}

const TYPES: Readonly<Record<Locale, Readonly<Record<TypeKey, string>>>> = {
  en: {
    studio: 'Studio',
    one_bedroom: 'One bedroom',
    two_bedroom: 'Two bedrooms',
    three_bedroom: 'Three bedrooms',
    four_bedroom: 'Four bedrooms',
    five_bedroom: 'Five bedrooms',
    six_bedroom: 'Six bedrooms',
    duplex: 'Duplex',
    public_area: 'Public area',
  },
  rs: {
    studio: 'Garsonjera',
    one_bedroom: '1 spavaća soba',
    two_bedroom: '2 spavaće sobe',
    three_bedroom: '3 spavaće sobe',
    four_bedroom: '4 spavaće sobe',
    five_bedroom: '5 spavaćih soba',
    six_bedroom: '6 spavaćih soba',
    duplex: 'Dupleks',
    public_area: 'Zajednički prostor',
  },
};

/** A unit type as screens, mails and offer sheets call it, whatever the catalogue names it. */
export function formatUnitType(typeKey: TypeKey, locale: Locale): string {
  return TYPES[locale][typeKey];
}

const UNITS: Readonly<Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  en: { one: 'apartment', other: 'apartments' },
  rs: { one: 'stan', few: 'stana', other: 'stanova' },
};
const PLURALS: Readonly<Record<Locale, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  rs: new Intl.PluralRules('sr-Latn'),
};

/** `1 apartment`, `3 apartments`; `1 stan`, `3 stana`, `5 stanova`, `21 stan`. */
export function formatUnitCount(count: number, locale: Locale): string {
  return `${count} ${UNITS[locale][PLURALS[locale].select(count)] ?? UNITS[locale].other}`;
}

/** `9 March 2026, 08:05 UTC`; `9. mart 2026, 08:05 UTC`: nobody knows the clock of who reads it. */
export function formatTime(at: Date, locale: Locale): string {
  const language = locale === 'rs' ? 'sr-Latn' : 'en-GB';
  const date = at.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }).replace(/\.$/, '');
  return `${date}, ${at.toISOString().slice(11, 16)} UTC`;
}

const HOURS: typeof UNITS = {
  en: { one: 'hour', other: 'hours' },
  rs: { one: 'sat', few: 'sata', other: 'sati' },
};
const DAYS: typeof UNITS = {
  en: { one: 'day', other: 'days' },
  rs: { one: 'dan', other: 'dana' },
};
const DAY_HOURS = 24;

/** A time span: `1 hour`, `24 hours`, `3 days`; `1 sat`, `24 sata`, `3 dana`. */
export function formatHours(hours: number, locale: Locale): string {
  const isDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  const count = isDays ? hours / DAY_HOURS : hours;
  const names = (isDays ? DAYS : HOURS)[locale];
  return `${count} ${names[PLURALS[locale].select(count)] ?? names.other}`;
}
