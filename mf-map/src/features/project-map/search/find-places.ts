import type { GeocodeResponse } from '@suite/api';
import { geocode } from '@suite/api/endpoints';
import { call, inLanguage } from '@suite/api-client';
import { type Locale, PLACE_TYPES } from '@suite/contracts';

/** Specification §7. */
const LIMIT = 5;

/**
 * Countries, regions and towns of that name, and projects where the server knows them; best first. Not a read:
 * it is asked while somebody types, so it can be aborted and is not kept.
 * @throws {ApiError} also for a response that holds no places.
 */
export function findPlaces(q: string, locale: Locale, signal?: AbortSignal): Promise<GeocodeResponse> {
  const query = { q, limit: LIMIT, types: [...PLACE_TYPES], ...inLanguage(locale) };
  return call(geocode, query, { signal });
}
