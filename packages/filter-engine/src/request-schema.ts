import { z } from 'zod';
import { type AnyFilter, FILTERS } from './filters.ts';
import type { FilterRequest } from './request.ts';
import { MAX_BOUND, type WireSpec } from './wire.ts';

const end = z.number().min(-MAX_BOUND).max(MAX_BOUND);

function schemaOf(spec: WireSpec): z.ZodType {
  switch (spec.kind) {
    case 'range':
      return z.strictObject({ min: end, max: end });
    case 'integers':
      return z.array(z.int().min(spec.min).max(spec.max)).max(spec.maxItems);
    case 'names':
      return z.array(z.enum(spec.of)).max(spec.of.length);
    case 'name':
      return z.enum(spec.of);
  }
}

function entryOf({ request }: AnyFilter): [string, z.ZodType] {
  return [request.key, schemaOf(request.schema).optional()];
}

/** `[]` matches nothing; an absent key is no constraint. Ranges are inclusive. */
export const filterRequestSchema = z.strictObject({
  entityType: z.enum(['masterplan', 'building', 'organization']),
  entityId: z.int().min(1).max(2_147_483_647),
  filters: z.strictObject(Object.fromEntries(FILTERS.map(entryOf))),
}) as unknown as z.ZodType<FilterRequest>;
