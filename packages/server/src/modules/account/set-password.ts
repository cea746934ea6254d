import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { setByLink } from './passwords.ts';

export const setPassword: Handler<'setPassword'> = async ({ body, context, services, request }) => {
  const record = securityLog(request.log);
  await setByLink(context, services, { purpose: 'set-password', record, ...body });
  return OK;
};
