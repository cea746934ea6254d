import { enter } from '../../http/hand-over.ts';
import type { Handler } from '../../operations/request-context.ts';
import { requireOwnPage } from '../session/own-pages.ts';
import { findAccountById } from '../session/repository.ts';
import { securityLog } from '../session/security-log.ts';
import { secondFactorOf } from '../session/service.ts';
import { claimsFor, LONGEST_S, signOnRefused } from './provider.ts';
import { accountFor, redirectUriOf, requireSignOn } from './service.ts';

export const logInWithSingleSignOn: Handler<'logInWithSingleSignOn'> = async (call) => {
  const { body, context, services, note, request, reply } = call;
  requireOwnPage(request.headers, services.trustedOrigins);
  try {
    const attempt = await services.signOnCookies.take(request, reply);
    if (!attempt) throw signOnRefused();
    const settings = await requireSignOn(context.db, attempt.organizationId);
    const address = new URL(redirectUriOf(services.publicUrl));
    for (const [name, value] of Object.entries(body))
      if (value !== undefined) address.searchParams.set(name, value);
    const claims = await claimsFor(settings, services.secretBox, { ...attempt, address });
    const userId = await accountFor(context.db, { settings, claims, note });
    const { returnTo } = attempt;
    const isProven = settings.countsAsSecondFactor && claims.isMultiFactor;
    const endsAt = new Date(claims.authenticatedAt.getTime() + LONGEST_S * 1000);
    const secondFactor = isProven ? null : await ownSecondFactor(call, userId, endsAt);
    if (secondFactor) return { secondFactor, returnTo };
    return { ...(await enter(call, { userId, projectId: null, isProven, endsAt })), returnTo };
  } catch (error) {
    securityLog(request.log)('login-failed', { userId: note.userId });
    throw error;
  }
};

/** What the account asks for by itself, where the organisation's own login is in place of the password only. */
async function ownSecondFactor(
  { context, services }: Pick<Parameters<typeof logInWithSingleSignOn>[0], 'context' | 'services'>,
  userId: number,
  endsAt: Date,
) {
  const account = await findAccountById(context.db, userId);
  if (!account?.isOpen) throw signOnRefused();
  return secondFactorOf(context.db, services, { ...account, projectId: null }, endsAt);
}
