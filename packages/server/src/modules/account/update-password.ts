import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { changePassword } from './passwords.ts';
import { namesOf } from './repository.ts';

export const updatePassword: Handler<'updatePassword'> = async ({
  body,
  viewer,
  context,
  services,
  request,
}) => {
  const { password, currentPassword } = body;
  await services.passwordRules.require(context, password, await namesOf(context.db, viewer.userId));
  await changePassword(context.db, services, { viewer, password, currentPassword });
  securityLog(request.log)('password-changed', { userId: viewer.userId });
  services.wakeMail();
  return OK;
};
