import { useLocale } from '@suite/bus';
import type { Locale } from '@suite/contracts';
import { useMemo } from 'react';
import { formatAsOf, formatDay, formatTime } from './dates.ts';
import { floorLabel } from './floors.ts';
import { formatArea, formatDecimal, formatMoney, formatPricePerArea } from './numbers.ts';

/** The formats in one language. */
export interface Formats {
  readonly locale: Locale;
  readonly money: (amountEur: number) => string;
  readonly pricePerArea: (priceEurPerM2: number) => string;
  readonly decimal: (value: number, fractionDigits?: number) => string;
  readonly area: (areaM2: number, fractionDigits?: number) => string;
  readonly day: (iso: string) => string;
  readonly time: (iso: string) => string;
  readonly asOf: (iso: string) => string;
  readonly floor: (floor: number) => string;
}

export function formatsFor(locale: Locale, timeZone?: string): Formats {
  return {
    locale,
    money: formatMoney,
    pricePerArea: formatPricePerArea,
    decimal: (value, fractionDigits) => formatDecimal(value, locale, fractionDigits),
    area: (areaM2, fractionDigits) => formatArea(areaM2, locale, fractionDigits),
    day: (iso) => formatDay(iso, locale, timeZone),
    time: (iso) => formatTime(iso, timeZone),
    asOf: (iso) => formatAsOf(iso, locale, timeZone),
    floor: (floor) => floorLabel(floor, locale),
  };
}

/** The formats in the visitor's language and time zone; the same object until the language changes. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => formatsFor(locale), [locale]);
}
