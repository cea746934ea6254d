import { byView } from '../documents/view-shapes.ts';
import { fileQuery, textId } from '../fields.ts';
import { defineOperation, MEDIA_FILE } from '../operation.ts';

export const getViewPicture = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/views/{view}/picture',
  access: 'version:read',
  summary:
    'A picture of the draft, which visitors may not see yet, or of a version: of a view, another one by its key, the `logo`, or a plan (`plan.studio.en`, `plan.B2-304.sr`)',
  params: byView,
  query: fileQuery.pick({ resize: true }).extend({ version: textId.optional() }),
  response: 'file',
  file: MEDIA_FILE,
});
