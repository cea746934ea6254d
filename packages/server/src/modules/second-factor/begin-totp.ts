import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { beginTotp as begin } from './service.ts';

export const beginTotp: Handler<'beginTotp'> = async ({ body, context, services, viewer }) => {
  const asking = { viewer, currentPassword: body.currentPassword };
  const enrolment = await begin(context.db, services, asking);
  return one({ id: viewer.userId, type: 'totp', attributes: { id: viewer.userId, ...enrolment } });
};
