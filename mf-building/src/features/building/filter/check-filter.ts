import { filterApartments } from '@suite/api-client';
import type { FilterState } from '@suite/contracts';
import { toFilterRequest } from '@suite/domain';

/**
 * Ids of the homes of a building that match, as the server sees it.
 * A failure is logged and thrown again (specification §7); an aborted call is neither news nor logged.
 */
export async function checkFilter(
  buildingId: number,
  filter: FilterState,
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  try {
    const answer = await filterApartments(toFilterRequest('building', buildingId, filter), signal);
    return new Set(answer.matchedUnitsIds);
  } catch (error) {
    if (!signal.aborted) console.error('The filter could not be checked', error);
    throw error;
  }
}
