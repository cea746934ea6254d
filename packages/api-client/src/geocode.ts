import type { GeocodeResponse } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { type Locale, PLACE_TYPES } from '@suite/contracts';
import { call } from './call.ts';
import { ApiError } from './error.ts';
import { inLanguage } from './read.ts';

/** Specification §7. */
const LIMIT = 5;

/**
 * Countries, regions and towns of that name, and projects where the server knows them; best first. Not a read:
 * it is asked while somebody types, so it can be aborted and is not kept.
 * @throws {ApiError} also for an answer that holds no places.
 */
export async function geocode(text: string, locale: Locale, signal?: AbortSignal): Promise<GeocodeResponse> {
  const query = { q: text, limit: LIMIT, types: PLACE_TYPES.join(','), ...inLanguage(locale) };
  const body = await call(api.geocode, { query, signal });
  if (Array.isArray((body as Partial<GeocodeResponse> | null)?.features)) return body as GeocodeResponse;
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}
