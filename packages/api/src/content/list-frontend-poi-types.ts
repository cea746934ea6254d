import { defineOperation } from '../operation.ts';
import { listPoiTypes } from './list-poi-types.ts';

/** Points of interest are read at two addresses that respond alike. */
export const listFrontendPoiTypes = defineOperation({ ...listPoiTypes, path: '/api/v1/frontend/pois/types' });
