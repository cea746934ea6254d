import { defineOperation } from '../operation.ts';
import { getPoiParent } from './get-poi-parent.ts';

/** Points of interest are read at two addresses that respond alike. */
export const getFrontendPoiParent = defineOperation({
  ...getPoiParent,
  path: '/api/v1/frontend/pois/{id}/parent',
});
