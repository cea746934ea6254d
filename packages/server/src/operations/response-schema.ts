import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema by which Fastify writes an answer. Only what the schema names is written, so a field that slips
 * into a row cannot slip out. `{anyOf: [X, null]}` becomes a nullable X, which is written without being
 * validated first.
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
  const made = schemas.get(schema) ?? makeSchema(schema);
  schemas.set(schema, made);
  return made;
}

/** One object for each, so that what is compiled from it is found again. */
const schemas = new WeakMap<z.ZodType, JsonSchema>();

function makeSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' });
  const { $schema, ...rest } = simplify(json) as JsonSchema;
  return rest;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, simplify(value)] as const);
  const { anyOf, ...rest } = Object.fromEntries(entries) as JsonSchema;
  if (!Array.isArray(anyOf)) return { ...rest };
  const others = (anyOf as { type?: unknown }[]).filter((one) => one.type !== 'null');
  const [only] = others;
  return others.length === 1 && anyOf.length === 2
    ? { ...rest, ...only, nullable: true }
    : { ...rest, anyOf };
}
