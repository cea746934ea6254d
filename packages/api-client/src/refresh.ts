import { refreshToken } from '@suite/api/endpoints';
import { fetchOnce } from './fetch-once.ts';
import { errorOf, readJson } from './response.ts';
import { continueSession, endSession } from './session.ts';
import { apiState } from './state.ts';
import { personOf, tokenOf } from './token.ts';

/**
 * A new token by the cookie of the session; true when there is one. All who ask meanwhile share one request.
 * @throws {ApiError} when that cannot be known: nobody answers, or the server fails.
 */
export function refreshSession(): Promise<boolean> {
  const state = apiState();
  state.refreshing ??= refresh().finally(() => {
    state.refreshing = null;
  });
  return state.refreshing;
}

async function refresh(): Promise<boolean> {
  const { viewer } = apiState();
  const { method, path } = refreshToken;
  const response = await fetchOnce(method, path, { byCookie: true });
  // Somebody signed in or out meanwhile: the answer is about the former session.
  if (apiState().viewer !== viewer) return apiState().token !== null;
  if (response.status === 401) {
    endSession('lost');
    return false;
  }
  const body = await readJson(method, response);
  if (!response.ok) throw errorOf(response, body);
  return take(tokenOf(body));
}

function take(token: string): boolean {
  const former = apiState().token;
  if (former !== null && personOf(former) !== personOf(token)) {
    // Another tab signed somebody else in; this page still shows the former person.
    endSession('lost');
    return false;
  }
  continueSession(token);
  return true;
}

/**
 * Finds the session of an earlier page by its cookie; true when there is one. Shell, before the first
 * read: calls wait for it, so that nothing is asked twice.
 * @throws {ApiError} when that cannot be known now: the session may still be there.
 */
export function restoreSession(): Promise<boolean> {
  return refreshSession();
}
