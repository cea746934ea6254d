import { z } from 'zod';

type Presence = 'required' | 'if-present';

const presences = z.registry<{ readonly presence: Presence }>();

/**
 * Marks a field of a response that pages rely on: the browser checks that it is there and readable, also in responses
 * of an organisation's own back end. A nullable field may be missing, as may one that is checked `if-present`.
 */
export function essential<Schema extends z.ZodType>(schema: Schema, presence: Presence = 'required'): Schema {
  // The mark is of this field, not of every field with this schema.
  const marked = schema.clone();
  presences.add(marked, { presence });
  return marked;
}

/** Null for a field that is not marked. */
export function presenceOf(schema: z.ZodType): Presence | null {
  return presences.get(schema)?.presence ?? null;
}
