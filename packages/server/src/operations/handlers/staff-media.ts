import { OPERATION_SCHEMAS } from '@suite/contracts/schemas';
import { requireStaffOf } from '../../access/staff.ts';
import { describeMedium, listAllMedia, mediaResource } from '../../catalogue/media.ts';
import { addMedium, changeMedium, removeMedium } from '../../catalogue/media-changes.ts';
import type { MediaRow } from '../../catalogue/media-rows.ts';
import type { Reading } from '../../catalogue/reading.ts';
import { acceptFile } from '../../media/accept-file.ts';
import { keepUpload, nameOfUpload } from '../../media/keep-upload.ts';
import { receiveForm } from '../../media/receive-form.ts';
import { type Handlers, many, one } from '../call.ts';

async function answerOf(reading: Reading, row: MediaRow) {
  return one(mediaResource(await describeMedium(reading, row)));
}

export const STAFF_MEDIA_HANDLERS = {
  uploadMedia: async ({ viewer, reading, services, request }) => {
    const { fields, file } = await receiveForm(request, OPERATION_SCHEMAS.uploadMedia.form);
    requireStaffOf(viewer, fields.projectId);
    const row = await keepUpload(
      { db: reading.db, store: services.files.store },
      { project_id: fields.projectId, draft: true },
      { name: fields.name ?? nameOfUpload(file.name), accepted: await acceptFile(file.bytes) },
    );
    return answerOf(reading, row);
  },
  listAllProjectMedia: async ({ params, viewer, reading }) => {
    requireStaffOf(viewer, params.projectId);
    return many((await listAllMedia(reading, params.projectId)).map(mediaResource));
  },
  createProjectMedia: async ({ params, body, viewer, reading }) => {
    requireStaffOf(viewer, params.projectId);
    return answerOf(reading, await addMedium(reading.db, params.projectId, body));
  },
  updateProjectMedia: async ({ params, body, viewer, reading }) => {
    requireStaffOf(viewer, params.projectId);
    const { mediaId, ...changes } = body;
    return answerOf(reading, await changeMedium(reading.db, params.projectId, mediaId, changes));
  },
  deleteProjectMedia: async ({ params, body, viewer, reading, reply }) => {
    requireStaffOf(viewer, params.projectId);
    await removeMedium(reading.db, params.projectId, body.mediaId);
    return reply.send();
  },
} satisfies Partial<Handlers>;
