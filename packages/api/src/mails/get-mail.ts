import { wholeMail } from '../documents/mail.ts';
import { resource } from '../envelope.ts';
import { byId, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getMail = defineOperation({
  method: 'GET',
  path: '/api/v1/mails/{id}',
  access: 'mail:read',
  audit: { action: 'mails.read', entity: 'mail', id: 'id' },
  summary: 'One mail',
  params: byId,
  query: noQuery,
  response: resource(wholeMail),
});
