import { sendFile } from '../../http/send-file.ts';
import type { Handler } from '../../operations/request-context.ts';
import { mediaFile } from './media-file.ts';
import { findReadableMedium } from './repository.ts';

export const getProjectMediaFile: Handler<'getProjectMediaFile'> = async ({
  params,
  query,
  context,
  services,
  request,
  reply,
}) => {
  const medium = await findReadableMedium(context, params.mediaId, { project_id: params.projectId });
  return sendFile(request, reply, await mediaFile(services.files, medium, query, request.headers.accept));
};
