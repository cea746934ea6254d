import { isAllowed, staffProjectIds, strongestRole } from '@suite/access';
import type { FastifyReply } from 'fastify';
import { notFound, RequestError } from '../../errors.ts';
import { sessionIdOf } from '../../people/authenticator.ts';
import { changePassword, setProjectPassword } from '../../people/change-password.ts';
import { requireUncommon } from '../../people/common-passwords.ts';
import { changeFavorites, findFavorites } from '../../people/favorites.ts';
import { requirePassword, requireWholeAccount } from '../../people/fresh-login.ts';
import { logIn } from '../../people/log-in.ts';
import { findToken, invalidLink } from '../../people/one-time-tokens.ts';
import { requireOwnPage } from '../../people/own-pages.ts';
import { listOwnProjects } from '../../people/own-projects.ts';
import { deletePersonalData, exportPersonalData } from '../../people/personal-data.ts';
import { changeNames, findProfile, roleAttributes } from '../../people/profile.ts';
import { PASSWORD_PURPOSES, sendPasswordReset, setPasswordByToken } from '../../people/reset-password.ts';
import { securityLog } from '../../people/security-log.ts';
import { endSession, rotateSession, type Session } from '../../people/sessions.ts';
import { confirmEmail, sendConfirmation, signUp } from '../../people/sign-up.ts';
import { type Handlers, many, one, type RequestContext } from '../request-context.ts';
import type { Services } from '../services.ts';

const OK = { ok: true } as const;

export const PEOPLE_HANDLERS = {
  logIn: async ({ body, context, services, request, reply }) => {
    const typed = 'email' in body ? body.email : body.username;
    const record = securityLog(request.log);
    const session = await logIn(context.db, services, { typed, password: body.password, record });
    const last = services.refreshCookies.read(request);
    if (last) await endSession(context.db, last.sessionId);
    return handOver(services, session, reply);
  },
  refreshToken: async ({ context, services, request, reply }) => {
    requireOwnPage(request.headers, services.trustedOrigins);
    const cookie = services.refreshCookies.read(request);
    const session = cookie && (await rotateSession(context.db, cookie, securityLog(request.log)));
    if (session) return handOver(services, session, reply);
    services.refreshCookies.clear(reply);
    throw new RequestError(401, 'no-session', 'You are not logged in, or not any more. Please log in.');
  },
  logOut: async ({ context, services, request, reply }) => {
    requireOwnPage(request.headers, services.trustedOrigins);
    // A browser that keeps no cookie has the token only.
    const ids = [
      services.refreshCookies.read(request)?.sessionId,
      await sessionIdOf(services.tokens, request.headers.authorization),
    ];
    for (const id of ids) if (id) await endSession(context.db, id);
    services.refreshCookies.clear(reply);
    reply.header('cache-control', 'no-store');
    return OK;
  },
  getProfile: async ({ viewer, context }) => one(await findProfile(context.db, viewer)),
  listOwnProjects: async ({ context, viewer }) =>
    many(await listOwnProjects(context, viewer, staffProjectIds(viewer))),
  updateProfile: async ({ body, viewer, context }) => {
    requireWholeAccount(viewer);
    await changeNames(context.db, viewer.userId, body);
    return one(await findProfile(context.db, viewer));
  },
  deleteAccount: async ({ body, viewer, context, services, request, reply }) => {
    await requirePassword(context.db, services, { viewer, currentPassword: body.currentPassword });
    const { attributes } = await findProfile(context.db, viewer);
    await services.enquiries.forget(attributes.email);
    const { mailIds } = await deletePersonalData(context.db, attributes.email);
    await services.forgetMails(mailIds);
    securityLog(request.log)('account-deleted', { userId: viewer.userId });
    services.refreshCookies.clear(reply);
    return reply.send();
  },
  exportAccount: async ({ viewer, context, reply }) => {
    requireWholeAccount(viewer);
    const { attributes } = await findProfile(context.db, viewer);
    const data = await exportPersonalData(context.db, attributes.email);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="personal-data.json"')
      .send(JSON.stringify(data, null, 2));
  },
  getFavorites: async ({ viewer, context }) => {
    requireWholeAccount(viewer);
    return ofAccount(viewer.userId, await findFavorites(context.db, viewer.userId));
  },
  changeFavorites: async ({ body, viewer, context }) => {
    requireWholeAccount(viewer);
    return ofAccount(viewer.userId, await changeFavorites(context.db, viewer.userId, body));
  },
  updatePassword: async ({ body, viewer, context, services, request }) => {
    const { password, currentPassword } = body;
    requireUncommon(password);
    await changePassword(context.db, services, { viewer, password, currentPassword });
    securityLog(request.log)('password-changed', { userId: viewer.userId });
    services.wakeMail();
    return OK;
  },
  setProjectPassword: async ({ body, viewer, context, services, request }) => {
    const { projectId, password, currentPassword } = body;
    requireUncommon(password);
    await setProjectPassword(context.db, services, { viewer, projectId, password, currentPassword });
    securityLog(request.log)('project-password-changed', { userId: viewer.userId, projectId });
    return OK;
  },
  signUp: async ({ body, context, services }) => {
    const { email, password, localization: locale } = body;
    requireUncommon(password);
    await services.constantTimeResponse(() => signUp(context.db, services, { email, password, locale }));
    services.wakeMail();
    return OK;
  },
  sendConfirmation: async ({ body, context, services: { constantTimeResponse, publicUrl, wakeMail } }) => {
    const { email, localeId: locale } = body;
    await constantTimeResponse(() => sendConfirmation(context.db, { email, locale, publicUrl }));
    wakeMail();
    return OK;
  },
  confirmEmail: async ({ body, context, services: { publicUrl, wakeMail } }) => {
    await confirmEmail(context.db, { token: body.token, publicUrl });
    wakeMail();
    return { valid: true };
  },
  resetPassword: async (call) => {
    const { body, context, services, reply } = call;
    if ('token' in body) {
      await setByLink(call, { purpose: 'reset-password', ...body });
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
  },
  verifyPasswordReset: async ({ body, context }) => {
    if (!(await findToken(context.db, PASSWORD_PURPOSES, body.token))) throw invalidLink();
    return { valid: true };
  },
  setPassword: async (call) => {
    await setByLink(call, { purpose: 'set-password', ...call.body });
    return OK;
  },
  getUserRole: async ({ viewer }) => {
    const role = strongestRole(viewer.roles);
    if (!role) throw notFound('You have no role.');
    return { data: roleAttributes(role) };
  },
  getUserRoles: async ({ viewer }) =>
    many(viewer.roles.map(roleAttributes).map((role) => ({ id: role.id, type: 'role', attributes: role }))),
  isAllowed: async ({ query, viewer }) => ({
    data: { allowed: isAllowed(viewer.roles, query.resource, query.permission) },
  }),
} satisfies Partial<Handlers>;

function ofAccount(userId: number, apartmentIds: number[]) {
  return one({ id: userId, type: 'favorites', attributes: { apartmentIds } });
}

/** Sets a password by a mailed link. */
async function setByLink(
  { context, services, request }: Pick<RequestContext<'setPassword'>, 'context' | 'services' | 'request'>,
  link: Parameters<typeof setPasswordByToken>[2],
): Promise<void> {
  requireUncommon(link.password);
  const userId = await setPasswordByToken(context.db, services, link);
  securityLog(request.log)('password-changed', { userId });
}

/** The token of a session, and its cookie. */
async function handOver(
  { tokens, refreshCookies }: Services,
  session: Session,
  reply: FastifyReply,
): Promise<{ token: string }> {
  refreshCookies.set(reply, session);
  reply.header('cache-control', 'no-store');
  return { token: await tokens.issue(session) };
}
