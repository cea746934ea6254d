import { defineOperation } from '../operation.ts';
import { listPoiMedia } from './list-poi-media.ts';

/** Points of interest are read at two addresses that respond alike. */
export const listFrontendPoiMedia = defineOperation({
  ...listPoiMedia,
  path: '/api/v1/frontend/pois/{id}/media-content',
});
