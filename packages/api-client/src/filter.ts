import type { FilterRequest, FilterResponse } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { call } from './call.ts';
import { ApiError } from './error.ts';

/**
 * Ids of the matching units.
 * @throws {ApiError} 'Invalid response format' when the answer is none, after logging it (specification §7).
 */
export async function filterApartments(
  request: FilterRequest,
  signal?: AbortSignal,
): Promise<FilterResponse> {
  const body = await call(api.filterApartments, { body: request, signal });
  if (isFilterResponse(body)) return body;
  console.error('Invalid response format');
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}

function isFilterResponse(body: unknown): body is FilterResponse {
  const response = body as Partial<FilterResponse> | null;
  return (
    typeof response?.numberOfMatchedUnits === 'number' &&
    Array.isArray(response.matchedUnitsIds) &&
    response.matchedUnitsIds.every((id) => typeof id === 'number')
  );
}
