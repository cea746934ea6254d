import { z } from 'zod';
import { presenceOf } from '../essential.ts';
import type { Shape } from '../shape.ts';

/** The shape by which the browser checks a response: of objects their essential fields. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodObject) return fieldsOf(schema);
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodArray) return [shapeOf(schema.element)];
  if (schema instanceof z.ZodTuple) return [shapeOf(firstOf(schema))];
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodISODateTime) return 'time';
  if (schema instanceof z.ZodBoolean || isTrue(schema)) return 'boolean';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return 'string';
  throw new TypeError(`The browser has no check for a schema of the type ${schema._zod.def.type}`);
}

function isTrue(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodLiteral && schema.safeParse(true).success;
}

function firstOf(tuple: z.ZodTuple): z.core.$ZodType {
  const [first] = tuple.def.items;
  if (!first) throw new TypeError('A tuple without elements cannot be checked');
  return first;
}

function fieldsOf(schema: z.ZodObject): Shape {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const one = field as z.ZodType;
    const presence = presenceOf(one);
    if (!presence) return [];
    const mayMiss =
      presence === 'if-present' || one.safeParse(null).success || one.safeParse(undefined).success;
    return [[mayMiss ? `${name}?` : name, shapeOf(one)] as const];
  });
  return Object.fromEntries(fields);
}
