import { DRAFT_DETAILS_RIGHTS, draftDetails, draftDetailsChanges } from '../documents/draft-details.ts';
import { MOST_UNITS_BYTES } from '../documents/draft-unit.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateDraftDetails = defineOperation({
  method: 'PATCH',
  path: '/api/v1/projects/{projectId}/draft/details',
  access: DRAFT_DETAILS_RIGHTS,
  audit: { action: 'version.change', entity: 'version', changes: 'summary' },
  rateLimit: { max: 120, timeWindow: '1 minute' },
  summary: 'Changes texts, place, settings and colours of the draft; what is left out stays',
  params: byProject,
  query: language,
  body: draftDetailsChanges,
  maxBodyBytes: MOST_UNITS_BYTES,
  ifMatch: ['getDraftDetails'],
  response: resource(draftDetails),
});
