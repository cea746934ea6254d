import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { requireUncommon } from './common-passwords.ts';
import { changeProjectPassword } from './passwords.ts';

export const setProjectPassword: Handler<'setProjectPassword'> = async ({
  body,
  viewer,
  context,
  services,
  request,
}) => {
  const { projectId, password, currentPassword } = body;
  requireUncommon(password);
  await changeProjectPassword(context, services, { viewer, projectId, password, currentPassword });
  securityLog(request.log)('project-password-changed', { userId: viewer.userId, projectId });
  services.wakeMail();
  return OK;
};
