import type { Handler } from '../../operations/request-context.ts';
import { sendMediaFile } from './get-media-file.ts';

export const getProjectMediaFile: Handler<'getProjectMediaFile'> = ({ params, ...call }) =>
  sendMediaFile(call, params.mediaId, { project_id: params.projectId });
