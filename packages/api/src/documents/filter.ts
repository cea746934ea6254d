import { ORIENTATIONS, PRICE_RANGES } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';

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

const range = z.strictObject({ min: z.number().min(-1e9).max(1e9), max: z.number().min(-1e9).max(1e9) });

/** `[]` matches nothing; an absent key is no constraint. Ranges are inclusive. */
export const filterRequest = z.strictObject({
  entityType: z.enum(['masterplan', 'building', 'organization']),
  entityId: id,
  filters: z.strictObject({
    area: range.optional(),
    floor: range.optional(),
    price: range.optional(),
    /** Apartment type ids, in spite of its name (specification §3); 0 is the studio of the fallback types. */
    rooms: z.array(z.int().min(0).max(2_147_483_647)).max(100).optional(),
    statusIds: z.array(z.int().min(1).max(4)).max(4).optional(),
    orientations: z.array(z.enum(ORIENTATIONS)).max(8).optional(),
    priceRange: z.enum(PRICE_RANGES).optional(),
  }),
});

export const filterResponse = z.object({
  matchedUnitsIds: essential(z.array(id)),
  numberOfMatchedUnits: essential(z.int()),
});
