import type { Handler } from '../../operations/request-context.ts';
import { sendMediaFile } from './get-media-file.ts';

/** As `getPoiMediaFile`, at another address. */
export const getFrontendPoiMediaFile: Handler<'getFrontendPoiMediaFile'> = ({ params, ...call }) =>
  sendMediaFile(call, params.mediaId, { poi_id: params.id });
