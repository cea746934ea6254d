import type { Handler } from '../../operations/request-context.ts';
import { sendMediaFile } from './get-media-file.ts';

export const getPoiMediaFile: Handler<'getPoiMediaFile'> = ({ params, ...call }) =>
  sendMediaFile(call, params.mediaId, { poi_id: params.id });
