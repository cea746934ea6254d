import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { requestConfirmation } from './registration.ts';

export const sendConfirmation: Handler<'sendConfirmation'> = async ({
  body,
  context,
  services: { constantTimeResponse, publicUrl, wakeMail },
}) => {
  const { email, localeId: locale } = body;
  await constantTimeResponse(() => requestConfirmation(context.db, { email, locale, publicUrl }));
  wakeMail();
  return OK;
};
