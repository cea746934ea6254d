import { z } from 'zod';
import { media } from '../documents/media.ts';
import { resource } from '../envelope.ts';
import { requiredLine, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const uploadMedia = defineOperation({
  method: 'POST',
  path: '/api/v1/media/upload',
  access: 'media:create',
  audit: { action: 'media.change', entity: 'media' },
  summary: 'Takes a picture or a PDF for a project; it is shown nowhere before it is added to something',
  form: z.strictObject({ projectId: textId, name: requiredLine(100).optional() }),
  response: resource(media),
  status: 201,
  errors: [404, 409],
});
