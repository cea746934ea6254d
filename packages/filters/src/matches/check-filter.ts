import type { FilterRequest } from '@suite/api';
import { filterApartments } from '@suite/api/endpoints';
import { call } from '@suite/api-client';

/**
 * Ids of the homes that match, as the server sees it.
 * A failure is logged and thrown again (specification §7); an aborted call is neither news nor logged.
 */
export async function checkFilter(request: FilterRequest, signal: AbortSignal): Promise<ReadonlySet<number>> {
  try {
    const response = await call(filterApartments, { body: request }, { signal });
    return new Set(response.matchedUnitsIds);
  } catch (error) {
    if (!signal.aborted) console.error('The filter could not be checked', error);
    throw error;
  }
}
