import type { Handler } from '../../operations/request-context.ts';
import { PASSWORD_PURPOSES } from './passwords.ts';
import { findToken, invalidLink } from './token-repository.ts';

export const verifyPasswordReset: Handler<'verifyPasswordReset'> = async ({ body, context }) => {
  if (!(await findToken(context.db, PASSWORD_PURPOSES, body.token))) throw invalidLink();
  return { valid: true };
};
