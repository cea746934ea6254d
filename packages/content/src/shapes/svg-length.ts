/** CSS pixels of a unit. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  // Of the usual font, which drawings do not change for their shapes.
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([a-z]*|%)\s*$/i;

/** A length in pixels, of a percentage that share of `whole`; null for what is none. */
export function lengthOf(text: string | undefined, whole: number | null): number | null {
  const [, number = '', unit = ''] = LENGTH.exec(text ?? '') ?? [];
  const value = Number.parseFloat(number);
  const factor = unit === '%' ? (whole ?? Number.NaN) / 100 : (PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(value * factor) ? value * factor : null;
}
