import { ANONYMOUS, type Viewer } from '@suite/access';
import { identify } from '../../access/identify.ts';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { AccessTokens } from './access-token.ts';

/** The name of the scheme is told apart by no case (RFC 9110 §11.1). */
const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Who sends a request, by its `Authorization` header; nobody without one.
 * @throws {RequestError} 401 for a token that holds no more: whoever is signed in shall not be taken for a stranger.
 */
export async function viewerOf(
  db: Database,
  tokens: AccessTokens,
  authorization: string | undefined,
): Promise<Viewer> {
  if (authorization === undefined) return ANONYMOUS;
  const sessionId = await sessionIdOf(tokens, authorization);
  const viewer = sessionId === null ? null : await identify(db, sessionId);
  if (!viewer) throw new RequestError(401, 'invalid-token', 'Your session has ended. Please log in again.');
  return viewer;
}

/** Id of the session that an `Authorization` header names by a token of ours; it may have ended. */
export async function sessionIdOf(
  tokens: AccessTokens,
  authorization: string | undefined,
): Promise<string | null> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token === undefined ? null : tokens.read(token);
}
