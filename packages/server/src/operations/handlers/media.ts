import { operations } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { requireMemberOf } from '../../access/member.ts';
import { listGalleryContent, listParentGalleries } from '../../catalogue/galleries.ts';
import { describeMedium, findMedia, mediaResource } from '../../catalogue/media.ts';
import { findReadableMedium } from '../../catalogue/media-rows.ts';
import { acceptFile } from '../../media/accept-file.ts';
import { keepUpload, nameOfUpload } from '../../media/keep-upload.ts';
import { sendMediaFile, sendMediaTile } from '../../media/media-file.ts';
import { receiveForm } from '../../media/receive-form.ts';
import { requireRoomForUserMedia } from '../../media/user-media.ts';
import { type Handlers, many, one, type RequestContext } from '../request-context.ts';

async function sendPoiMediaFile(call: RequestContext<'getPoiMediaFile' | 'getFrontendPoiMediaFile'>) {
  const { params, query, context, services, request, reply } = call;
  const medium = await findReadableMedium(context, params.mediaId, { poi_id: params.id });
  return sendMediaFile(services.files, medium, query, request, reply);
}

export const MEDIA_HANDLERS = {
  getMedia: async ({ params, context }) => one(await findMedia(context, params.id)),
  getMediaFile: async ({ params, query, context, services, request, reply }) =>
    sendMediaFile(services.files, await findReadableMedium(context, params.id), query, request, reply),
  getProjectMediaTile: async ({ params, query, context, services, request, reply }) => {
    const medium = await findReadableMedium(context, params.mediaId, { project_id: params.projectId });
    const [column = 0, row = 0] = params.tile.split('_').map(Number);
    const tile = { level: params.level, column, row };
    return sendMediaTile(services.files, medium, { tile, v: query.v }, request, reply);
  },
  getPoiMediaFile: sendPoiMediaFile,
  getFrontendPoiMediaFile: sendPoiMediaFile,
  listParentGalleries: async ({ params, context }) => many(await listParentGalleries(context, params.id)),
  listGalleryContent: async ({ params, context }) => many(await listGalleryContent(context, params.id)),
  listMediaTypes: async () => {
    const types = Object.entries(MEDIA_TYPE_IDS).map(([name, id]) => ({
      id,
      type: 'media-type',
      attributes: { id, name },
    }));
    return many(types);
  },
  addUserMedia: async ({ params, viewer, context, services, request }) => {
    const { db } = context;
    const { projectId } = params;
    await requireMemberOf(db, viewer, projectId);
    await requireRoomForUserMedia(db, viewer.userId, projectId);
    const { fields, file } = await receiveForm(request, operations.addUserMedia.form);
    const row = await keepUpload(
      { db, store: services.files.store },
      { project_id: projectId, user_id: viewer.userId },
      { name: fields.name ?? nameOfUpload(file.name), accepted: await acceptFile(file.bytes) },
      (trx) => requireRoomForUserMedia(trx, viewer.userId, projectId),
    );
    return one(mediaResource(await describeMedium(context, row)));
  },
} satisfies Partial<Handlers>;
