import type { Handler } from '../../operations/request-context.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { securityLog } from '../session/security-log.ts';
import { addOwnPasskey } from './service.ts';

export const addPasskey: Handler<'addPasskey'> = async ({ body, context, services, viewer, request }) => {
  requireWholeAccount(viewer);
  const { name, ...credential } = body;
  const added = await addOwnPasskey(context.db, services, { viewer, name, credential });
  securityLog(request.log)('second-factor-changed', { userId: viewer.userId });
  services.wakeMail();
  return { id: added.passkey.id, recoveryCodes: [...added.recoveryCodes] };
};
