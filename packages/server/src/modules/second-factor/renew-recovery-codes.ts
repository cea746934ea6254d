import type { Handler } from '../../operations/request-context.ts';
import { securityLog } from '../session/security-log.ts';
import { renewRecoveryCodes as renew } from './service.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { body, context, services, viewer, request } = call;
  const asking = { viewer, currentPassword: body.currentPassword };
  const codes = await renew(context.db, services, asking);
  securityLog(request.log)('second-factor-changed', { userId: viewer.userId });
  services.wakeMail();
  return { recoveryCodes: [...codes] };
};
