import { defineOperation } from '../operation.ts';
import { getPoi } from './get-poi.ts';

/** Points of interest are read at two addresses that respond alike. */
export const getFrontendPoi = defineOperation({ ...getPoi, path: '/api/v1/frontend/pois/{id}' });
