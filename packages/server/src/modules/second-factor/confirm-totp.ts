import type { Handler } from '../../operations/request-context.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { securityLog } from '../session/security-log.ts';
import { confirmTotp as confirm } from './service.ts';

export const confirmTotp: Handler<'confirmTotp'> = async ({ body, context, services, viewer, request }) => {
  requireWholeAccount(viewer);
  const codes = await confirm(context.db, services, { viewer, code: body.code });
  securityLog(request.log)('second-factor-changed', { userId: viewer.userId });
  services.wakeMail();
  return { recoveryCodes: [...codes] };
};
