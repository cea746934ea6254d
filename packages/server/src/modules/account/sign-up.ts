import { deviceOf } from '../../http/device.ts';
import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { register } from './registration.ts';

export const signUp: Handler<'signUp'> = async ({ body, context, services, request }) => {
  const { email, password, localization: locale } = body;
  const { network } = deviceOf(services.deviceCookies, request);
  await services.constantTimeResponse(() =>
    services.signUps.run(
      async () => {
        await services.passwordRules.require(context, password, [email]);
        await register(context.db, services, { email, password, locale, network });
      },
      { lane: 'others', network },
    ),
  );
  services.wakeMail();
  return OK;
};
