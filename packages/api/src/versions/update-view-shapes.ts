import { byView, MOST_SHAPES_BYTES, viewShapes, viewShapesFields } from '../documents/view-shapes.ts';
import { resource } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateViewShapes = defineOperation({
  method: 'PUT',
  path: '/api/v1/projects/{projectId}/views/{view}/shapes',
  // A view is a picture with what lies over it.
  access: 'media:update',
  audit: { action: 'version.change', entity: 'version', changes: 'summary' },
  rateLimit: { max: 120, timeWindow: '1 minute' },
  summary:
    'Writes all shapes of a view into the draft, which is made of what visitors see where there is none',
  params: byView,
  query: language,
  body: viewShapesFields,
  maxBodyBytes: MOST_SHAPES_BYTES,
  ifMatch: ['getViewShapes'],
  response: resource(viewShapes),
});
