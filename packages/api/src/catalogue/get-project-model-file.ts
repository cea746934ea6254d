import { z } from 'zod';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectModelFile = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/model/{file}',
  access: 'public',
  summary: 'A file of the model of a project',
  params: byProject.extend({
    file: z.string().regex(/^[a-z0-9-]{1,40}\.[a-z0-9]{1,5}$/, 'must be the name of a file of the model'),
  }),
  query: z.strictObject({ v: z.string().max(64).optional() }),
  response: 'file',
  file: { types: ['model/gltf-binary', 'image/*', 'application/octet-stream'], inParts: true },
});
