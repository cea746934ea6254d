import { ok } from '../envelope.ts';
import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const retryMail = defineOperation({
  method: 'POST',
  path: '/api/v1/mails/{id}/retry',
  access: 'mail:update',
  audit: { action: 'mail.change', entity: 'mail', id: 'id' },
  summary: 'Queues a failed mail again',
  params: byId,
  response: ok,
  status: 202,
  errors: [409],
});
