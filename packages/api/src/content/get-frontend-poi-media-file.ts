import { defineOperation } from '../operation.ts';
import { getPoiMediaFile } from './get-poi-media-file.ts';

/** Points of interest are read at two addresses that respond alike. */
export const getFrontendPoiMediaFile = defineOperation({
  ...getPoiMediaFile,
  path: '/api/v1/frontend/pois/{id}/media-content/{mediaId}/file',
});
