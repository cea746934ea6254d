import { operations } from '@suite/api';
import { requireStaffOf } from '../../access/staff.ts';
import { describeMedium, listAllMedia, mediaResource } from '../../catalogue/media.ts';
import { addMedium, changeMedium, removeMedium } from '../../catalogue/media-changes.ts';
import type { MediaRow } from '../../catalogue/media-rows.ts';
import type { QueryContext } from '../../catalogue/query-context.ts';
import { acceptFile } from '../../media/accept-file.ts';
import { keepUpload, nameOfUpload } from '../../media/keep-upload.ts';
import { receiveForm } from '../../media/receive-form.ts';
import { type Handlers, many, one } from '../request-context.ts';

async function responseOf(context: QueryContext, row: MediaRow) {
  return one(mediaResource(await describeMedium(context, row)));
}

export const STAFF_MEDIA_HANDLERS = {
  uploadMedia: async ({ viewer, context, services, request }) => {
    const { fields, file } = await receiveForm(request, operations.uploadMedia.form);
    requireStaffOf(viewer, fields.projectId);
    const row = await keepUpload(
      { db: context.db, store: services.files.store },
      { project_id: fields.projectId, draft: true },
      { name: fields.name ?? nameOfUpload(file.name), accepted: await acceptFile(file.bytes) },
    );
    return responseOf(context, row);
  },
  listAllProjectMedia: async ({ params, viewer, context }) => {
    requireStaffOf(viewer, params.projectId);
    return many((await listAllMedia(context, params.projectId)).map(mediaResource));
  },
  createProjectMedia: async ({ params, body, viewer, context }) => {
    requireStaffOf(viewer, params.projectId);
    return responseOf(context, await addMedium(context.db, params.projectId, body));
  },
  updateProjectMedia: async ({ params, body, viewer, context }) => {
    requireStaffOf(viewer, params.projectId);
    const { mediaId, ...changes } = body;
    return responseOf(context, await changeMedium(context.db, params.projectId, mediaId, changes));
  },
  deleteProjectMedia: async ({ params, body, viewer, context, reply }) => {
    requireStaffOf(viewer, params.projectId);
    await removeMedium(context.db, params.projectId, body.mediaId);
    return reply.send();
  },
} satisfies Partial<Handlers>;
