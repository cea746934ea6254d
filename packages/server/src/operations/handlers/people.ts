import { isAllowed, strongestRole } from '@suite/domain';
import type { FastifyReply } from 'fastify';
import { staffProjectIds } from '../../access/staff.ts';
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
import { type Call, type Handlers, many, one } from '../call.ts';
import type { Services } from '../services.ts';

const OK = { ok: true } as const;

export const PEOPLE_HANDLERS = {
  logIn: async ({ body, reading, services, request, reply }) => {
    const typed = 'email' in body ? body.email : body.username;
    const record = securityLog(request.log);
    const session = await logIn(reading.db, services, { typed, password: body.password, record });
    const last = services.refreshCookies.read(request);
    if (last) await endSession(reading.db, last.sessionId);
    return handOver(services, session, reply);
  },
  refreshToken: async ({ reading, services, request, reply }) => {
    requireOwnPage(request.headers, services.trustedOrigins);
    const cookie = services.refreshCookies.read(request);
    const session = cookie && (await rotateSession(reading.db, cookie, securityLog(request.log)));
    if (session) return handOver(services, session, reply);
    services.refreshCookies.clear(reply);
    throw new RequestError(401, 'no-session', 'You are not logged in, or not any more. Please log in.');
  },
  logOut: async ({ reading, services, request, reply }) => {
    requireOwnPage(request.headers, services.trustedOrigins);
    // A browser that keeps no cookie has the token only.
    const ids = [
      services.refreshCookies.read(request)?.sessionId,
      await sessionIdOf(services.tokens, request.headers.authorization),
    ];
    for (const id of ids) if (id) await endSession(reading.db, id);
    services.refreshCookies.clear(reply);
    reply.header('cache-control', 'no-store');
    return OK;
  },
  getProfile: async ({ viewer, reading }) => one(await findProfile(reading.db, viewer)),
  listOwnProjects: async ({ reading, viewer }) =>
    many(await listOwnProjects(reading, viewer, staffProjectIds(viewer))),
  updateProfile: async ({ body, viewer, reading }) => {
    requireWholeAccount(viewer);
    await changeNames(reading.db, viewer.userId, body);
    return one(await findProfile(reading.db, viewer));
  },
  deleteAccount: async ({ body, viewer, reading, services, request, reply }) => {
    await requirePassword(reading.db, services, { viewer, currentPassword: body.currentPassword });
    const { attributes } = await findProfile(reading.db, viewer);
    await services.enquiries.forget(attributes.email);
    const { mailIds } = await deletePersonalData(reading.db, attributes.email);
    await services.forgetMails(mailIds);
    securityLog(request.log)('account-deleted', { userId: viewer.userId });
    services.refreshCookies.clear(reply);
    return reply.send();
  },
  exportAccount: async ({ viewer, reading, reply }) => {
    requireWholeAccount(viewer);
    const { attributes } = await findProfile(reading.db, viewer);
    const data = await exportPersonalData(reading.db, attributes.email);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="personal-data.json"')
      .send(JSON.stringify(data, null, 2));
  },
  getFavorites: async ({ viewer, reading }) => {
    requireWholeAccount(viewer);
    return ofAccount(viewer.userId, await findFavorites(reading.db, viewer.userId));
  },
  changeFavorites: async ({ body, viewer, reading }) => {
    requireWholeAccount(viewer);
    return ofAccount(viewer.userId, await changeFavorites(reading.db, viewer.userId, body));
  },
  updatePassword: async ({ body, viewer, reading, services, request }) => {
    const { password, currentPassword } = body;
    requireUncommon(password);
    await changePassword(reading.db, services, { viewer, password, currentPassword });
    securityLog(request.log)('password-changed', { userId: viewer.userId });
    services.wakeMail();
    return OK;
  },
  setProjectPassword: async ({ body, viewer, reading, services, request }) => {
    const { projectId, password, currentPassword } = body;
    requireUncommon(password);
    await setProjectPassword(reading.db, services, { viewer, projectId, password, currentPassword });
    securityLog(request.log)('project-password-changed', { userId: viewer.userId, projectId });
    return OK;
  },
  signUp: async ({ body, reading, services }) => {
    const { email, password, localization: locale } = body;
    requireUncommon(password);
    await services.inEvenTime(() => signUp(reading.db, services, { email, password, locale }));
    services.wakeMail();
    return OK;
  },
  sendConfirmation: async ({ body, reading, services: { inEvenTime, publicUrl, wakeMail } }) => {
    const { email, localeId: locale } = body;
    await inEvenTime(() => sendConfirmation(reading.db, { email, locale, publicUrl }));
    wakeMail();
    return OK;
  },
  confirmEmail: async ({ body, reading, services: { publicUrl, wakeMail } }) => {
    await confirmEmail(reading.db, { token: body.token, publicUrl });
    wakeMail();
    return { valid: true };
  },
  resetPassword: async (call) => {
    const { body, reading, services, reply } = call;
    if ('token' in body) {
      await setByLink(call, { purpose: 'reset-password', ...body });
    } else {
      const typed = 'email' in body ? body.email : body.username;
      const { inEvenTime, publicUrl } = services;
      await inEvenTime(() => sendPasswordReset(reading.db, { typed, locale: body.localeId, publicUrl }));
      reply.code(202);
    }
    services.wakeMail();
    return OK;
  },
  verifyPasswordReset: async ({ body, reading }) => {
    if (!(await findToken(reading.db, PASSWORD_PURPOSES, body.token))) throw invalidLink();
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
  { reading, services, request }: Pick<Call<'setPassword'>, 'reading' | 'services' | 'request'>,
  link: Parameters<typeof setPasswordByToken>[2],
): Promise<void> {
  requireUncommon(link.password);
  const userId = await setPasswordByToken(reading.db, services, link);
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
