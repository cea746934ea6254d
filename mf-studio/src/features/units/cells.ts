import { ORIENTATIONS, UNIT_STATUSES } from '@suite/contracts';
import type { FactName, Facts } from './grid-row.ts';

/** Texts that stand for a status or for yes and no, in the visitor's language and in English. */
export interface CellTexts {
  readonly status: ReadonlyMap<string, Facts['status']>;
  readonly publish: ReadonlyMap<string, boolean>;
}

export type Parsed = { readonly value: Facts[FactName] } | null;

/** Reads what was typed or pasted into a cell; null for what is no value of it. */
export function parseCell(field: FactName, text: string, texts: CellTexts): Parsed {
  const plain = text.trim();
  switch (field) {
    case 'priceEur':
      return parsePriceText(plain);
    case 'orientation': {
      if (plain === '' || plain === '-') return { value: null };
      const found = ORIENTATIONS.find((one) => one === plain.toUpperCase());
      return found ? { value: found } : null;
    }
    case 'status': {
      const folded = plain.toLowerCase();
      const found = UNIT_STATUSES.find((one) => one === folded) ?? texts.status.get(folded);
      return found ? { value: found } : null;
    }
    case 'publish': {
      const found = texts.publish.get(plain.toLowerCase());
      return found === undefined ? null : { value: found };
    }
  }
}

/** The most that the API takes. */
const MOST_EUR = 2_147_483_647;

/** Whole euros with any signs between thousands: `412.000 €`, `412,000`, `412 000,00`. */
function parsePriceText(text: string): Parsed {
  const plain = text.replaceAll(/[\s\u00a0\u202f']|€|eur(?:o|a)?$/gi, '');
  if (plain === '' || plain === '-' || plain === '–') return { value: null };
  const whole = plain.replace(/[.,]\d{1,2}$/, '');
  if (!/^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(whole)) return null;
  const value = Number(whole.replaceAll(/[.,]/g, ''));
  return value <= MOST_EUR ? { value } : null;
}
