/**
 * Price in whole euros from what an answer carries; commas are stripped (specification §5).
 * Null when there is none to show: absent, not a number, or not above 0.
 */
export function parsePrice(value: string | number | null | undefined): number | null {
  const price = Number(String(value).replaceAll(',', ''));
  return Number.isFinite(price) && price > 0 ? price : null;
}
