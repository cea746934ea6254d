import { ORIENTATIONS, TYPE_KEYS, type TypeKey, UNIT_STATUSES } from '@suite/contracts';
import type { FactName, Facts } from './grid-row.ts';

/** Texts that stand for a status, a type, or for yes and no, in the visitor's language and in English. */
export interface CellTexts {
  readonly status: ReadonlyMap<string, Facts['status']>;
  readonly publish: ReadonlyMap<string, boolean>;
  readonly typeKey: ReadonlyMap<string, TypeKey>;
}

export type Parsed = { readonly value: Facts[FactName] } | null;

type Reader = (plain: string, texts: CellTexts) => Parsed;

const READERS: Readonly<Record<FactName, Reader>> = {
  priceEur: parsePriceText,
  orientation: (plain) =>
    isNothing(plain) ? { value: null } : found(ORIENTATIONS.find((one) => one === plain.toUpperCase())),
  status: (plain, { status }) => {
    const folded = plain.toLowerCase();
    return found(UNIT_STATUSES.find((one) => one === folded) ?? status.get(folded));
  },
  publish: (plain, { publish }) => found(publish.get(plain.toLowerCase())),
  typeKey: (plain, { typeKey }) => {
    const folded = plain.toLowerCase();
    return found(TYPE_KEYS.find((one) => one === folded) ?? typeKey.get(folded));
  },
  area: parseArea,
  terraceArea: (plain) => (isNothing(plain) ? { value: null } : parseArea(plain)),
  floor: (plain) => parseWhole(plain, -20, 200),
  rooms: (plain) => parseWhole(isNothing(plain) ? '0' : plain, 0, 50),
};

/** Reads what was typed or pasted into a cell; null for what is no value of it. */
export function parseCell(field: FactName, text: string, texts: CellTexts): Parsed {
  return READERS[field](text.trim(), texts);
}

function isNothing(plain: string): boolean {
  return plain === '' || plain === '-' || plain === '–';
}

function found(value: Facts[FactName] | undefined): Parsed {
  return value === undefined ? null : { value };
}

function parseWhole(text: string, least: number, most: number): Parsed {
  if (!/^[-−]?\d{1,3}$/.test(text)) return null;
  const value = Number(text.replace('−', '-'));
  return value >= least && value <= most ? { value } : null;
}

/** Square metres: `86,4`, `86.4 m²`. */
function parseArea(text: string): Parsed {
  const plain = text.replace(/\s*m[²2]$/, '').replace(',', '.');
  if (!/^\d{1,5}(?:\.\d{1,4})?$/.test(plain)) return null;
  const value = Number(plain);
  return value > 0 ? { value } : null;
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
