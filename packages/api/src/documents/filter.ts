import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { requestFilters } from './request-filters.ts';

export const filterBounds = z.object({
  minPrice: essential(z.number().nullable()),
  maxPrice: essential(z.number().nullable()),
  minFloor: essential(z.int()),
  maxFloor: essential(z.int()),
  minArea: essential(z.number()),
  maxArea: essential(z.number()),
  numberOfRooms: z.array(z.int()),
  /** Visitors choose a range of euro per square metre in place of a price; left out where they do not. */
  usesPriceRanges: z.boolean().optional(),
  statuses: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const filterRequest = z.strictObject({
  entityType: z.enum(['masterplan', 'building', 'organization']),
  entityId: id,
  filters: requestFilters,
});

export const filterResponse = z.object({
  matchedUnitsIds: essential(z.array(id)),
  numberOfMatchedUnits: essential(z.int()),
});
