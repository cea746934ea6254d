import { RequestError } from '../../errors.ts';
import { handOver } from '../../http/hand-over.ts';
import type { Handler } from '../../operations/request-context.ts';
import { networkOf } from '../delivery/network.ts';
import { requireOwnPage } from './own-pages.ts';
import { rotateSession } from './repository.ts';
import { securityLog } from './security-log.ts';

export const refreshToken: Handler<'refreshToken'> = async ({ context, services, request, reply }) => {
  requireOwnPage(request.headers, services.trustedOrigins);
  const cookie = services.refreshCookies.read(request);
  const use = { network: networkOf(request.ip), record: securityLog(request.log) };
  const session = cookie && (await rotateSession(context.db, cookie, use));
  if (session) return handOver(services, session, reply);
  services.refreshCookies.clear(reply);
  throw new RequestError(401, 'no-session', 'You are not logged in, or not any more. Please log in.');
};
