import type { Locale } from '@suite/contracts';

// As on the screens (`@suite/i18n`), which the server does not import.

/** An amount in whole euros: `250,000 €` in both languages, kept on one line. */
export function formatMoney(amountEur: number): string {
  const text = Math.round(amountEur)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${text}\u00A0€`;
}

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  rs: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'],
};

/** A day in universal time: `20 Nov 2026`, in Serbian `20. nov 2026.` */
export function formatDay(time: Date, locale: Locale): string {
  const day = time.getUTCDate();
  const month = MONTHS[locale][time.getUTCMonth()];
  const year = time.getUTCFullYear();
  return locale === 'rs' ? `${day}. ${month} ${year}.` : `${day} ${month} ${year}`;
}
