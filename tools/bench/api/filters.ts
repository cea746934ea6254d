import { type FilterRequest, operationPath } from '@suite/api';
import type { Request } from 'autocannon';

/** `building`: some of the hundred units of one building. `narrow`: about one unit in sixty. `wide`: two in three. */
export type FilterKind = 'building' | 'narrow' | 'wide';
export const FILTER_KINDS: readonly FilterKind[] = ['building', 'narrow', 'wide'];

const DIFFERENT = 50;

/** Different requests of a kind, so that no answer could have been kept. */
export function filterRequests(kind: FilterKind): FilterRequest[] {
  return Array.from({ length: DIFFERENT }, (_, n) => FILTERS[kind](n));
}

const organization = { entityType: 'organization', entityId: 1 } as const;

const FILTERS: Readonly<Record<FilterKind, (n: number) => FilterRequest>> = {
  building: (n) => ({
    entityType: 'building',
    entityId: 1 + (n % 4),
    filters: { area: { min: 25, max: 60 + n }, statusIds: [1, 2] },
  }),
  narrow: (n) => ({
    ...organization,
    filters: {
      area: { min: 30 + n / 10, max: 120 + n / 10 },
      floor: { min: 1 + (n % 14), max: 7 + (n % 14) },
      rooms: [1 + (n % 6)],
      orientations: ['N', 'NE', 'E', 'SE'],
      statusIds: [2, 3],
    },
  }),
  wide: (n) => ({ ...organization, filters: { area: { min: 25, max: 123 + n / 10 } } }),
};

export function asRequest(body: FilterRequest): Request {
  return {
    method: 'POST',
    path: operationPath('filterApartments'),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Units that match, on average. */
export async function meanMatches(url: string, bodies: readonly FilterRequest[]): Promise<number> {
  let matches = 0;
  for (const body of bodies) {
    const { path = '', headers, method } = asRequest(body);
    const response = await fetch(url + path, {
      method: method ?? 'POST',
      headers: headers as Record<string, string>,
      body: JSON.stringify(body),
    });
    matches += ((await response.json()) as { numberOfMatchedUnits: number }).numberOfMatchedUnits;
  }
  return matches / bodies.length;
}
