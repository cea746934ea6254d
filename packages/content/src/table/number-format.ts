import type { Cell } from './table.ts';

/** How numbers are written in a file: `127,5` or `127.5`. */
export interface NumberFormat {
  readonly decimal: ',' | '.';
  /** Whether any number shows it; else it follows from what divides the fields. */
  readonly isShown: boolean;
}

export interface ConflictingNumbers {
  readonly kind: 'conflict';
  readonly comma: Cell;
  readonly point: Cell;
}

/** `127,5`, `1.234,56`, `484.500,00`; three digits behind a single mark may be thousands, and show nothing. */
const COMMA =
  /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})$|^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d+(?:\.\d{3}){2,}$/;
const POINT =
  /^-?(?:\d+|\d{1,3}(?:,\d{3})+)\.(?:\d{1,2}|\d{4,})$|^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d+(?:,\d{3}){2,}$/;

/** Most numbers of a table are written like this, however decimals are. */
const PLAIN = /^\d+$/;

/** Finds out of all numbers of a table which mark divides off decimals. */
export function numberFormat(cells: readonly Cell[], hasCommas: boolean): NumberFormat | ConflictingNumbers {
  const texts = cells.filter(({ text, value }) => value === null && !PLAIN.test(text));
  const comma = texts.find((cell) => COMMA.test(bareNumber(cell.text)));
  const point = texts.find((cell) => POINT.test(bareNumber(cell.text)));
  if (comma && point) return { kind: 'conflict', comma, point };
  if (comma) return { decimal: ',', isShown: true };
  return { decimal: point || hasCommas ? '.' : ',', isShown: point !== undefined };
}

/** The number in a cell; null where there is none. */
export function parseNumber(cell: Cell, { decimal }: NumberFormat): number | null {
  if (cell.value !== null) return cell.value;
  if (PLAIN.test(cell.text)) return Number(cell.text);
  const text = bareNumber(cell.text);
  const [whole = '', fraction, ...rest] = text.split(decimal);
  const groups = decimal === ',' ? /^-?\d{1,3}(?:\.\d{3})+$/ : /^-?\d{1,3}(?:,\d{3})+$/;
  if (rest.length > 0 || !(/^-?\d+$/.test(whole) || groups.test(whole))) return null;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return null;
  return Number(`${whole.replaceAll(/[.,]/g, '')}${fraction === undefined ? '' : `.${fraction}`}`);
}

/** Without unit, currency, and spaces between thousands. */
function bareNumber(text: string): string {
  return text
    .replaceAll(/[\s'’]/g, '')
    .replace(/^(?:€|eur)/i, '')
    .replace(/(?:€|eur|m²|m2)$/i, '');
}
