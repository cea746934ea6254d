import type { Login } from '@suite/api';
import { getProfile, logIn as logInEndpoint, logOut as logOutEndpoint } from '@suite/api/endpoints';
import type { Profile } from '@suite/contracts';
import { call, callBody } from './call.ts';
import { ApiError } from './error.ts';
import { setAccessToken } from './session.ts';
import { tokenOf } from './token.ts';

/** Whom a person says to be. */
export type Address = { readonly email: string } | { readonly username: string };

/** A login that has given the password, and waits for one of these. */
export type SecondFactor = NonNullable<Login['secondFactor']>;

/**
 * Signs in; from here on every call carries the token. Where a second step is to follow, nobody is signed in yet, and
 * what it takes is given.
 * @throws {ApiError} 401 for a wrong address or password.
 */
export async function logIn(person: Address, password: string): Promise<SecondFactor | null> {
  const body = await withProof((proof) =>
    callBody(logInEndpoint, { body: { ...person, password, ...proof } }),
  );
  const { secondFactor } = (body ?? {}) as Login;
  if (secondFactor) return secondFactor;
  setAccessToken(tokenOf(body));
  return null;
}

/** Where many passwords were tried, the server asks for some work first; the next challenge may come meanwhile. */
const MOST_PROOFS = 3;

async function withProof(
  send: (proof: { readonly proof?: string }) => Promise<unknown>,
  proofs = 0,
  proof?: string,
): Promise<unknown> {
  try {
    return await send(proof === undefined ? {} : { proof });
  } catch (error) {
    const challenge =
      error instanceof ApiError && error.code === 'proof-needed' ? error.details.challenge : undefined;
    if (challenge === undefined || proofs === MOST_PROOFS) throw error;
    const { solveChallenge } = await import(/* webpackChunkName: "login-proof" */ './login-proof.ts');
    return withProof(send, proofs + 1, await solveChallenge(challenge));
  }
}

/**
 * Ends the session at the server and here.
 * @throws {ApiError} when the server cannot be reached: its cookie would bring the session back.
 */
export async function logOut(): Promise<void> {
  try {
    await call(logOutEndpoint);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  setAccessToken(null);
}

/** Who is signed in; null without a session. @throws {ApiError} for every other failure. */
export async function loadProfile(): Promise<Profile | null> {
  try {
    return await call(getProfile);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
