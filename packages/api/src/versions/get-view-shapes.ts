import { byView, viewShapes } from '../documents/view-shapes.ts';
import { resource } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getViewShapes = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/views/{view}/shapes',
  access: 'version:read',
  summary: 'Shapes of a view as its editors have them: of the draft, or else of what visitors see',
  params: byView,
  query: language,
  response: resource(viewShapes),
});
