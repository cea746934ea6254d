import { PLACE_TYPES } from '@suite/contracts';
import { z } from 'zod';
import { geocodeResponse } from '../documents/geocoding.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const placeTypes = PLACE_TYPES.join('|');

const geocodeQuery = language.extend({
  /** Text that a person typed, cut of space around it. */
  q: z
    .string()
    .trim()
    .min(1, 'must have at least one character')
    .max(100, 'must have at most 100 characters')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must have no control characters'),
  limit: z
    .string()
    .regex(/^([1-9]|10)$/, 'must be a whole number from 1 to 10')
    .transform(Number)
    .prefault('5'),
  /** Separated by commas. Projects are found whatever is named here. */
  types: z
    .string()
    .max(50)
    .regex(
      new RegExp(`^(${placeTypes})(,(${placeTypes}))*$`),
      `must be some of ${PLACE_TYPES.join(', ')}, separated by commas`,
    )
    .transform((types) => PLACE_TYPES.filter((type) => types.split(',').includes(type)))
    .prefault(PLACE_TYPES.join(',')),
});

export const geocode = defineOperation({
  method: 'GET',
  path: '/api/v1/geocode',
  access: 'public',
  rateLimit: { max: 60, timeWindow: '1 minute' },
  summary: 'Countries, regions, places and projects by their name',
  query: geocodeQuery,
  response: geocodeResponse,
  errors: [502],
});
