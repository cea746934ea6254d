import type { Resource } from './query-context.ts';

/** Done, and nothing to tell. */
export const OK = { ok: true } as const;

export function one<Attributes>(resource: Resource<Attributes>): { data: Resource<Attributes> } {
  return { data: resource };
}

/**
 * A list in its envelope. `asOf` is the latest availability among the elements, else that of what they belong to. The
 * time of the answer would be no substitute: each would differ from the last one, and be sent again for nothing.
 */
export function many<Attributes>(
  resources: Resource<Attributes>[],
  ofOwner?: Date,
): { data: Resource<Attributes>[]; meta: { total: number; asOf?: string } } {
  const times = resources.map(({ attributes }) => asOfOf(attributes)).filter((time) => time !== null);
  const asOf = times.toSorted().at(-1) ?? ofOwner?.toISOString();
  return { data: resources, meta: { total: resources.length, ...(asOf !== undefined && { asOf }) } };
}

function asOfOf(attributes: unknown): string | null {
  const asOf =
    typeof attributes === 'object' && attributes !== null && 'asOf' in attributes ? attributes.asOf : null;
  return typeof asOf === 'string' ? asOf : null;
}
