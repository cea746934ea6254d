import type { HttpMethod } from '@suite/api';
import { apiAddress } from './config.ts';
import { ApiError } from './error.ts';
import { apiState } from './state.ts';

export interface FetchOptions {
  /** Sent as JSON, or as a form when it is one. */
  readonly body?: unknown;
  /** Makes repeating a request safe: the same key is the same request. */
  readonly idempotencyKey?: string;
  /** Tag of what was read: the change is made only while it is still that. */
  readonly ifMatch?: string | undefined;
  readonly accept?: string;
  /** The call goes by the cookie of the session: it says that a script of our own page sends it. */
  readonly byCookie?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** `reload` asks the server whatever caches hold. */
  readonly cache?: RequestCache | undefined;
}

/**
 * One request with the token that is at hand. It waits as long as it takes and follows redirects as the
 * platform does.
 * @throws {ApiError} with status 0 when nobody answers.
 */
export async function fetchOnce(
  method: HttpMethod,
  path: string,
  options: FetchOptions = {},
): Promise<Response> {
  const { body, signal, cache } = options;
  try {
    return await fetch(apiAddress(path), {
      method,
      credentials: 'include',
      headers: headersOf(options),
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(cache && { cache }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'The server does not answer', { cause: error });
  }
}

function headersOf({
  body,
  idempotencyKey,
  ifMatch,
  accept = 'application/json',
  byCookie = false,
}: FetchOptions): Record<string, string> {
  const { token, origin } = apiState();
  return {
    accept,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    // On plain HTTP a browser does not say where a request comes from. Elsewhere it does, and another origin
    // would have to allow the header.
    ...(byCookie && origin === '' && { 'x-requested-with': 'fetch' }),
    // A form brings its own type, with the boundary of its parts.
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  };
}
