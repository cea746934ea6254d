import { staffProjectIds } from '@suite/access';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { isUnavailable } from '../dependencies/unavailable.ts';
import type { RefreshCookies } from '../http/refresh-cookie.ts';
import { identify } from './identify.ts';

/**
 * Whether a page is asked for in the session of somebody who works for a project. Pages come without a token, so the
 * cookie of the session says who asks; links from other sites do not bring it along. While the database is away nobody
 * is known.
 */
export async function isStaffSession(
  db: Database | null,
  refreshCookies: RefreshCookies,
  request: FastifyRequest,
): Promise<boolean> {
  const session = refreshCookies.read(request);
  if (!db || !session) return false;
  try {
    const person = await identify(db, session.sessionId);
    return person !== null && staffProjectIds(person).length > 0;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
