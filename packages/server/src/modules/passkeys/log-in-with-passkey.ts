import { enter } from '../../http/hand-over.ts';
import type { Handler } from '../../operations/request-context.ts';
import { securityLog } from '../session/security-log.ts';
import { passkeyHolder } from './service.ts';

export const logInWithPasskey: Handler<'logInWithPasskey'> = async (call) => {
  const { body, context, services, note, request } = call;
  try {
    const userId = await passkeyHolder(context.db, services.publicUrl, body);
    return await enter(call, { userId, projectId: null, isProven: true });
  } catch (error) {
    securityLog(request.log, note)('second-factor-refused', { userId: null });
    throw error;
  }
};
