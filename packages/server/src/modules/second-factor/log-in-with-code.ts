import { enter } from '../../http/hand-over.ts';
import type { Handler } from '../../operations/request-context.ts';
import { securityLog } from '../session/security-log.ts';
import { takeCode, waitingLogin } from './service.ts';

export const logInWithCode: Handler<'logInWithCode'> = async (call) => {
  const { body, context, services, note, request } = call;
  const { loginToken, ...given } = body;
  const { userId, endsAt } = await waitingLogin(context.db, services, loginToken);
  try {
    await takeCode(context.db, services, { userId, given });
  } catch (error) {
    securityLog(request.log, note)('second-factor-refused', { userId });
    throw error;
  }
  return enter(call, { userId, projectId: null, isProven: true, endsAt });
};
