import type { Locale } from '@suite/contracts';

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';

/** Comma thousands and no decimals, in both languages. */
function withThousands(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount in euro: `250,000 €` in both languages, with a no-break space. */
export function formatMoney(amountEur: number): string {
  return `${withThousands(amountEur)}${NO_BREAK_SPACE}€`;
}

/** A price by area, euro per square metre: `5,097 €/m²` in both languages. */
export function formatPricePerArea(priceEurPerM2: number): string {
  return `${formatMoney(priceEurPerM2)}/m²`;
}

/** A number with a fixed count of decimals, after a point in English and a comma in Serbian. */
export function formatDecimal(value: number, locale: Locale, fractionDigits = 1): string {
  const text = value.toFixed(fractionDigits);
  return locale === 'rs' ? text.replace('.', ',') : text;
}

/** An area in square metres: `52.8 m²` in English, `52,8 m²` in Serbian. One decimal unless said. */
export function formatArea(areaM2: number, locale: Locale, fractionDigits = 1): string {
  return `${formatDecimal(areaM2, locale, fractionDigits)}${NO_BREAK_SPACE}m²`;
}
