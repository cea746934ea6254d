import { invitation, person } from '../documents/person.ts';
import { resource } from '../envelope.ts';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const invitePerson = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/people',
  access: 'user:update',
  audit: { action: 'person.change', entity: 'person' },
  rateLimit: { max: 20, timeWindow: '1 minute' },
  summary: 'Gives a role on a project, in place of the one there; mails a link to who has no account yet',
  params: byProject,
  body: invitation,
  response: resource(person),
  status: 201,
});
