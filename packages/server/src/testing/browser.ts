import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** What a browser adds to a request of a script to its own origin. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' } as const;

interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge?: number;
}

/** The cookie of the session that an answer sets or clears. */
export function refreshCookieOf(response: LightMyRequestResponse): SetCookie | undefined {
  return (response.cookies as SetCookie[]).find(({ name }) => name === 'rt' || name === '__Host-rt');
}

/** Headers of a script's request with a cookie's value. */
export function withCookie(value: string, name = 'rt'): Record<string, string> {
  return { ...OWN_PAGE, cookie: `${name}=${value}` };
}

export interface LoggedIn {
  readonly token: string;
  /** Value of the cookie. */
  readonly cookie: string;
  readonly bearer: { readonly authorization: string };
}

/** Logs in as a browser does; the credentials must be right. */
export async function logInWith(
  call: TestApp['call'],
  credentials: { readonly email: string; readonly password: string },
): Promise<LoggedIn> {
  const response = await call('logIn', { body: credentials });
  if (response.statusCode !== 200) throw new Error(`Login answered ${response.statusCode}: ${response.body}`);
  const { token } = response.json();
  return {
    token,
    cookie: refreshCookieOf(response)?.value ?? '',
    bearer: { authorization: `Bearer ${token}` },
  };
}
