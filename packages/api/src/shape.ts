/**
 * What the browser checks of a response: a number, a text, yes or no, a time that can be read, a list of a shape, or an object
 * with these fields, whatever else it has. A field whose name ends in `?` may be null or missing.
 */
export type Shape =
  | 'number'
  | 'string'
  | 'boolean'
  | 'time'
  | readonly [Shape]
  | { readonly [field: string]: Shape };

export function fits(shape: Shape, value: unknown): boolean {
  if (shape === 'number') return Number.isFinite(value);
  if (shape === 'string' || shape === 'boolean') return typeof value === shape;
  if (shape === 'time') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (isList(shape)) return Array.isArray(value) && value.every((one) => fits(shape[0], one));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([name, of]) => {
    if (!name.endsWith('?')) return fits(of, fields[name]);
    const one = fields[name.slice(0, -1)];
    return one === null || one === undefined || fits(of, one);
  });
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
