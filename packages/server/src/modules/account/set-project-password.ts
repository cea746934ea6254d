import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { changeProjectPassword } from './passwords.ts';
import { namesOf } from './repository.ts';

export const setProjectPassword: Handler<'setProjectPassword'> = async ({
  body,
  viewer,
  context,
  services,
  request,
}) => {
  const { projectId, password, currentPassword } = body;
  await services.passwordRules.require(context, password, await namesOf(context.db, viewer.userId));
  await changeProjectPassword(context, services, { viewer, projectId, password, currentPassword });
  securityLog(request.log)('project-password-changed', { userId: viewer.userId, projectId });
  services.wakeMail();
  return OK;
};
