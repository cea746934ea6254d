/**
 * A whole number as people type it: `241,000`, `241.000 €`, `90 m²`, `-1`. Null when there is none.
 * The last comma or point is a decimal one only when one or two digits follow it.
 */
export function parseNumber(text: string): number | null {
  const match = /^\s*([-−]?)\s*(\d[\d.,\s\u00A0]*)/.exec(text);
  const [, sign = '', body = ''] = match ?? [];
  if (body === '') return null;
  const whole = body.trim().replace(/[.,]\d{1,2}$/, '');
  return (sign === '' ? 1 : -1) * Number(whole.replaceAll(/\D/g, ''));
}
