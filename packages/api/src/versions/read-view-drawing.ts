import { byView, drawingFields, MOST_SHAPES_BYTES, readDrawing } from '../documents/view-shapes.ts';
import { resource } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const readViewDrawing = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/views/{view}/drawings',
  access: 'version:read',
  changesNothing: true,
  rateLimit: { max: 30, timeWindow: '1 minute' },
  summary: 'Reads shapes that another program drew over the picture of a view, and writes nothing',
  params: byView,
  body: drawingFields,
  maxBodyBytes: MOST_SHAPES_BYTES,
  response: resource(readDrawing),
});
