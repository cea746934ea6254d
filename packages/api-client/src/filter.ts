import { CATALOGUE_OPERATIONS, type FilterAnswer, type FilterRequest } from '@suite/contracts';
import { call } from './call.ts';
import { ApiError } from './error.ts';

/**
 * Ids of the matching units.
 * @throws {ApiError} 'Invalid response format' when the answer is none, after logging it (specification §7).
 */
export async function filterApartments(request: FilterRequest, signal?: AbortSignal): Promise<FilterAnswer> {
  const body = await call(CATALOGUE_OPERATIONS.filterApartments, { body: request, signal });
  if (isFilterAnswer(body)) return body;
  console.error('Invalid response format');
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}

function isFilterAnswer(body: unknown): body is FilterAnswer {
  const answer = body as Partial<FilterAnswer> | null;
  return (
    typeof answer?.numberOfMatchedUnits === 'number' &&
    Array.isArray(answer.matchedUnitsIds) &&
    answer.matchedUnitsIds.every((id) => typeof id === 'number')
  );
}
