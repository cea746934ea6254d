import { operations } from '@suite/api';
import { requireAccess } from '../../access/staff.ts';
import { receiveForm } from '../../http/receive-form.ts';
import type { Handler } from '../../operations/request-context.ts';
import { acceptFile } from './accept-file.ts';
import { mediumResponse } from './service.ts';
import { keepUpload, nameOfUpload } from './uploads.ts';

export const uploadMedia: Handler<'uploadMedia'> = async (call) => {
  const { context, services, request } = call;
  const { fields, file } = await receiveForm(request, operations.uploadMedia.form);
  requireAccess(call, fields.projectId);
  const row = await keepUpload(
    { db: context.db, store: services.files.store },
    { project_id: fields.projectId, draft: true },
    {
      name: fields.name ?? nameOfUpload(file.name),
      accepted: await acceptFile(file.bytes, services.scanFile),
    },
  );
  return mediumResponse(context, row);
};
