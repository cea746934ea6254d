import { byProject, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const revokePreviewLink = defineOperation({
  method: 'DELETE',
  path: '/api/v1/projects/{projectId}/preview-links/{linkId}',
  access: 'preview-link:delete',
  audit: { action: 'preview-link.change', entity: 'preview-link', id: 'linkId' },
  summary: 'Ends a preview link',
  params: byProject.extend({ linkId: textId }),
  response: 'nothing',
  status: 204,
});
