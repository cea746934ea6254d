import type { Endpoint } from '@suite/api/client';
import { fillPath } from '@suite/api/client';
import { getProfile, logIn, logOut, refreshToken } from '@suite/api/endpoints';
import { apiAddress } from './config.ts';
import { type FetchOptions, fetchOnce } from './fetch-once.ts';
import { withFileAddresses } from './file-addresses.ts';
import { refreshSession } from './refresh.ts';
import { errorOf, readBlob, readJson } from './response.ts';
import { endSession } from './session.ts';
import { apiState } from './state.ts';

export interface CallOptions extends Omit<FetchOptions, 'accept' | 'byCookie'> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** After this long a call goes out although a refresh has no answer yet: one that hangs must not hold the page. */
const REFRESH_WAIT_MS = 5_000;

/** They go by password or cookie, and wait for no token. */
const BEGIN_OR_END: readonly string[] = [logIn.path, refreshToken.path, logOut.path];
/** A 401 of these says something about themselves, and leads to no refresh (specification §7). */
const WITHOUT_REFRESH: readonly string[] = [...BEGIN_OR_END, getProfile.path];

/** Path of an operation with its parameters and its query. Also the cache key of its answer. */
export function callPath({ path }: Endpoint, { params, query }: CallOptions = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const filled = fillPath(path, params);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Address of a call, to be put into a link, a picture or an event source. */
export function callAddress(operation: Endpoint, options?: CallOptions): string {
  return apiAddress(callPath(operation, options));
}

/**
 * Calls an operation of the contract and gives its body as it came; null for an answer without one.
 * @throws {ApiError} for every answer that is not 2xx, for a body that is no JSON, and when nobody answers.
 */
export async function call(operation: Endpoint, options: CallOptions = {}): Promise<unknown> {
  const response = await send(operation, options);
  const body = await readJson(operation.method, response, options.signal);
  if (response.ok) return withFileAddresses(body);
  throw errorOf(response, body);
}

/** Calls an operation that answers with a file; its type is in the answer. @throws {ApiError} as `call`. */
export async function callFile(operation: Endpoint, options: CallOptions = {}): Promise<Blob> {
  const response = await send(operation, { ...options, accept: '*/*' });
  if (response.ok) return readBlob(response, options.signal);
  throw errorOf(response, await readJson(operation.method, response));
}

/** A 401 is answered by one refresh of the token and one repetition. */
async function send(operation: Endpoint, options: CallOptions & FetchOptions): Promise<Response> {
  const { method, path } = operation;
  const isBeginOrEnd = BEGIN_OR_END.includes(path);
  const ask = () => fetchOnce(method, callPath(operation, options), { ...options, byCookie: isBeginOrEnd });
  if (isBeginOrEnd) return ask();
  const state = apiState();
  if (state.refreshing) await settled(state.refreshing);
  const { token } = state;
  if (token === null) state.wasAnonymous = true;
  const response = await ask();
  const isRefused = response.status === 401 && !WITHOUT_REFRESH.includes(path);
  if (!isRefused || !(await hasNewToken(token))) return response;
  const renewed = state.token;
  const repeated = await ask();
  // Whoever signed in meanwhile keeps the session.
  if (repeated.status === 401 && state.token === renewed) endSession('lost');
  return repeated;
}

/** Another call may have had the token refreshed while this one was on its way. */
async function hasNewToken(refused: string | null): Promise<boolean> {
  const { token } = apiState();
  return (token !== null && token !== refused) || (await refreshSession());
}

/** Whether it failed is for its caller; a call that waits finds out by itself. */
async function settled(refreshing: Promise<boolean>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REFRESH_WAIT_MS);
  });
  await Promise.race([refreshing.catch(() => false), patience]);
  clearTimeout(timer);
}
