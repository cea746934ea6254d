import { sendFile } from '../../http/send-file.ts';
import type { Handler } from '../../operations/request-context.ts';
import { findMedium } from './get-media-file.ts';
import { mediaTile } from './media-file.ts';

export const getProjectMediaTile: Handler<'getProjectMediaTile'> = async ({
  params,
  query,
  context,
  services,
  request,
  reply,
}) => {
  const medium = await findMedium({ context, services }, params.mediaId, { project_id: params.projectId });
  const [column = 0, row = 0] = params.tile.split('_').map(Number);
  const tile = { level: params.level, column, row };
  return sendFile(request, reply, await mediaTile(services.files, medium, { tile, v: query.v }));
};
