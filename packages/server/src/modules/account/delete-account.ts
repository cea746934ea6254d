import type { Handler } from '../../operations/request-context.ts';
import { requirePassword } from '../session/fresh-login.ts';
import { securityLog } from '../session/security-log.ts';
import { deletePersonalData } from './personal-data-repository.ts';
import { findProfile } from './service.ts';

export const deleteAccount: Handler<'deleteAccount'> = async ({
  body,
  viewer,
  context,
  services,
  request,
  reply,
}) => {
  await requirePassword(context.db, services, { viewer, currentPassword: body.currentPassword });
  const { attributes } = await findProfile(context.db, viewer);
  await services.enquiries.forget(attributes.email);
  const { mailIds } = await deletePersonalData(context.db, attributes.email);
  await services.forgetMails(mailIds);
  securityLog(request.log)('account-deleted', { userId: viewer.userId });
  services.refreshCookies.clear(reply);
  return reply.send();
};
