import { deviceOf } from '../../http/device.ts';
import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { requireUncommon } from './common-passwords.ts';
import { register } from './registration.ts';

export const signUp: Handler<'signUp'> = async ({ body, context, services, request }) => {
  const { email, password, localization: locale } = body;
  requireUncommon(password);
  const { network } = deviceOf(services.deviceCookies, request);
  await services.constantTimeResponse(() =>
    register(context.db, services, { email, password, locale, network }),
  );
  services.wakeMail();
  return OK;
};
