import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { requireUncommon } from './common-passwords.ts';
import { changePassword } from './passwords.ts';

export const updatePassword: Handler<'updatePassword'> = async ({
  body,
  viewer,
  context,
  services,
  request,
}) => {
  const { password, currentPassword } = body;
  requireUncommon(password);
  await changePassword(context.db, services, { viewer, password, currentPassword });
  securityLog(request.log)('password-changed', { userId: viewer.userId });
  services.wakeMail();
  return OK;
};
