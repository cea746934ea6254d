import { z } from 'zod';

/** The time that recorded responses are about. */
const AT = '2026-11-20T08:40:00.000Z';

/** The smallest value that a schema of a response takes: nothing where that is allowed, no elements in its lists. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodObject) return fieldsOf(schema);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodTuple) return schema.def.items.map(sampleOf);
  if (schema instanceof z.ZodUnion) return schema.options.map(sampleOf)[0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return sampleOfPlain(schema);
}

function sampleOfPlain(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodISODateTime) return AT;
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 0, 0);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodReadonly) return sampleOf(schema.def.innerType);
  throw new TypeError(`There is no sample for a schema of the type ${schema._zod.def.type}`);
}

function fieldsOf({ shape }: z.ZodObject): Record<string, unknown> {
  const required = Object.entries(shape).filter(([, field]) => !(field instanceof z.ZodOptional));
  return Object.fromEntries(required.map(([name, field]) => [name, sampleOf(field as z.core.$ZodType)]));
}
