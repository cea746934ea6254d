// Made by `npm run filters`.
import { z } from 'zod';

const end = z.number().min(-1000000000).max(1000000000);
const range = z.strictObject({ min: end, max: end });

/** `[]` matches nothing; an absent key is no constraint. Ranges are inclusive. */
export const requestFilters = z.strictObject({
  area: range.optional(),
  eveningSun: z.enum(['1.5h', '2.5h']).optional(),
  floor: range.optional(),
  morningSun: z.enum(['2h', '3.5h']).optional(),
  orientations: z.array(z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])).max(8).optional(),
  price: range.optional(),
  priceRange: z.enum(['', '0-6k', '6-7.5k', '7.5-9k', '9-11k', '11k+']).optional(),
  seaView: z.enum(['glimpse', 'partial', 'open']).optional(),
  statusIds: z.array(z.int().min(1).max(4)).max(4).optional(),
  rooms: z.array(z.int().min(0).max(2147483647)).max(100).optional(),
});
