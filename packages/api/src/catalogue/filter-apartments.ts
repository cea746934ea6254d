import { filterRequest, filterResponse } from '../documents/filter.ts';
import { defineOperation } from '../operation.ts';

export const filterApartments = defineOperation({
  method: 'POST',
  path: '/api/v1/public/apartments/filter-apartments',
  access: 'public',
  rateLimit: { max: 120, timeWindow: '1 minute' },
  changesNothing: true,
  summary: 'Ids of the units that match',
  body: filterRequest,
  response: filterResponse,
  errors: [404],
});
