/** Whether a value is what a page can draw. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => Number.isFinite(value);
/** A time that can be read. */
export const isTime: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Also what is missing. */
export function orNone(check: Check): Check {
  return (value) => value === null || value === undefined || check(value);
}

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every((one) => check(one));
}

/** An object with these fields, whatever else it has. */
export function objectWith(fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    checks.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}
