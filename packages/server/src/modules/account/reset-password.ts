import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { sendPasswordReset, setByLink } from './passwords.ts';

export const resetPassword: Handler<'resetPassword'> = async ({
  body,
  context,
  services,
  request,
  reply,
}) => {
  if ('token' in body) {
    const record = securityLog(request.log);
    await setByLink(context, services, { purpose: 'reset-password', record, ...body });
  } else {
    const typed = 'email' in body ? body.email : body.username;
    const { constantTimeResponse, publicUrl } = services;
    await constantTimeResponse(() =>
      sendPasswordReset(context.db, { typed, locale: body.localeId, publicUrl }),
    );
    reply.code(202);
  }
  services.wakeMail();
  return OK;
};
