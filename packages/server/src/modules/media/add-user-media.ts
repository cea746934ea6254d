import { operations } from '@suite/api';
import { requireMemberOf } from '../../access/member.ts';
import { receiveForm } from '../../http/receive-form.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { acceptFile } from './accept-file.ts';
import { describeMedium, mediaResource } from './service.ts';
import { keepUpload, nameOfUpload, requireRoomForUserMedia } from './uploads.ts';

export const addUserMedia: Handler<'addUserMedia'> = async ({
  params,
  viewer,
  context,
  services,
  request,
}) => {
  const { db } = context;
  const { projectId } = params;
  await requireMemberOf(context, viewer, projectId);
  await requireRoomForUserMedia(db, viewer.userId, projectId);
  const { fields, file } = await receiveForm(request, operations.addUserMedia.form);
  const row = await keepUpload(
    { db, store: services.files.store },
    { project_id: projectId, user_id: viewer.userId },
    {
      name: fields.name ?? nameOfUpload(file.name),
      accepted: await acceptFile(file.bytes, services.scanFile),
    },
    (trx) => requireRoomForUserMedia(trx, viewer.userId, projectId),
  );
  return one(mediaResource(await describeMedium(context, row)));
};
