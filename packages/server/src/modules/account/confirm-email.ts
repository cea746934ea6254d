import type { Handler } from '../../operations/request-context.ts';
import { confirmByToken } from './registration.ts';

export const confirmEmail: Handler<'confirmEmail'> = async ({
  body,
  context,
  services: { publicUrl, wakeMail },
}) => {
  await confirmByToken(context.db, { token: body.token, publicUrl });
  wakeMail();
  return { valid: true };
};
