import type { Handler } from '../../operations/request-context.ts';
import { waitingLogin } from '../second-factor/service.ts';
import { optionsToLogIn } from './service.ts';

export const beginPasskeyLogin: Handler<'beginPasskeyLogin'> = async ({ body, context, services }) => {
  const { loginToken } = body;
  const login = loginToken === undefined ? null : await waitingLogin(context.db, services, loginToken);
  return { options: { ...(await optionsToLogIn(context.db, services.publicUrl, login?.userId ?? null)) } };
};
