import { person, personChanges } from '../documents/person.ts';
import { resource } from '../envelope.ts';
import { byProject, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updatePerson = defineOperation({
  method: 'PATCH',
  path: '/api/v1/projects/{projectId}/people/{userId}',
  access: 'user:update',
  audit: { action: 'person.change', entity: 'person', id: 'userId' },
  summary: 'Disables or enables an account, takes a role away, or ends sessions',
  params: byProject.extend({ userId: textId }),
  body: personChanges,
  response: resource(person),
});
