import { z } from 'zod';
import { media } from '../documents/media.ts';
import { resource } from '../envelope.ts';
import { byProject, requiredLine } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const addUserMedia = defineOperation({
  method: 'POST',
  path: '/api/v1/users/project/{projectId}/add-user-media',
  access: 'member',
  audit: { action: 'media.change', entity: 'project', id: 'projectId' },
  rateLimit: { max: 20, timeWindow: '10 minutes' },
  summary: "A person's own medium for a project",
  params: byProject,
  form: z.strictObject({ name: requiredLine(100).optional() }),
  response: resource(media),
  status: 201,
  errors: [409],
});
