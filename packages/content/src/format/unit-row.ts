import { AMENITIES, ORIENTATIONS, TYPE_KEYS, UNIT_STATUSES } from '@suite/contracts';
import { z } from 'zod';

const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a number with a decimal point')
  .transform(Number);
const whole = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform(Number);
const positive = number.refine((value) => value > 0, 'must be above 0');
const amenity = z.enum(['yes', 'no', ''], 'must be "yes", "no" or empty (unknown)');

/** Columns of `units.csv`, in any order. Areas in m², the price in whole euros; empty means none. */
export const unitRow = z.strictObject({
  number: z.string().min(1, 'must not be empty').max(20, 'must have at most 20 characters'),
  building: z.string().min(1, 'must not be empty'),
  floor: whole,
  type: z.enum(TYPE_KEYS, `must be one of ${TYPE_KEYS.join(', ')}`),
  rooms: whole,
  net_area: positive,
  terrace_area: z.union([z.literal('').transform(() => null), positive], 'must be empty or a number above 0'),
  price_eur: z.union([z.literal('').transform(() => null), whole], 'must be empty or a whole number'),
  status: z.enum(UNIT_STATUSES, `must be one of ${UNIT_STATUSES.join(', ')}`),
  orientation: z.union(
    [z.literal('').transform(() => null), z.enum(ORIENTATIONS)],
    `must be empty or one of ${ORIENTATIONS.join(', ')}`,
  ),
  ...(Object.fromEntries(AMENITIES.map((key) => [key, amenity])) as Record<
    (typeof AMENITIES)[number],
    typeof amenity
  >),
});

export type UnitRow = z.infer<typeof unitRow>;
export const UNIT_COLUMNS: readonly string[] = Object.keys(unitRow.shape);
