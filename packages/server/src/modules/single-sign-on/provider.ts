import * as oidc from 'openid-client';
import { RequestError } from '../../errors.ts';
import type { SecretBox } from '../session/secret-box.ts';
import { isLoopback, isProviderAddress } from './issuer.ts';
import type { SignOnSettings } from './repository.ts';

const TIMEOUT_S = 10;

/** What the provider of an organisation says of a person, checked. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether the provider says that more than a password was shown. */
  readonly isMultiFactor: boolean;
  /** When the person last showed it there; now, where the provider does not say. */
  readonly authenticatedAt: Date;
}

/**
 * How strong a login was, by the names of RFC 8176 and of well-known profiles. What a provider does not name counts as a
 * password alone.
 */
const STRONG_METHODS = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris'];
const STRONG_CLASSES = ['phr', 'phrh', 'https://refeds.org/profile/mfa'];

/** A session that a provider has let in goes on for so long after the login there; then it is asked again. */
export const LONGEST_S = 12 * 60 * 60;
/** By so much clocks may differ. */
const SKEW_S = 60;

export interface SignOnRequest {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the sealed secret of the client is bound to. */
export const sealedFor = (organizationId: number) => `single sign-on ${organizationId}`;

/** @throws {RequestError} 502 when the provider cannot be asked. */
async function configurationOf(settings: SignOnSettings, box: SecretBox): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer);
  const secret = box.open(settings.clientSecret, sealedFor(settings.organizationId));
  // The signature of the token is checked too, though it comes from the provider itself.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : []),
  ];
  try {
    return await oidc.discovery(issuer, settings.clientId, secret, undefined, {
      execute,
      timeout: TIMEOUT_S,
    });
  } catch (cause) {
    throw unavailable(cause);
  }
}

/** Where the browser goes, and what it must come back with. @throws {RequestError} 502 */
export async function requestOf(
  settings: SignOnSettings,
  box: SecretBox,
  redirectUri: string,
): Promise<SignOnRequest> {
  const configuration = await configurationOf(settings, box);
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    max_age: String(LONGEST_S),
    ...(settings.countsAsSecondFactor && { acr_values: STRONG_CLASSES.join(' ') }),
    state,
    nonce,
  });
  if (!isProviderAddress(url.href)) throw unavailable();
  return { url: url.href, state, nonce, verifier };
}

type Expected = Omit<SignOnRequest, 'url'>;

/**
 * What the provider says for the code. Issuer, audience, nonce, times and signature are checked by the library.
 * @throws {RequestError} 401 for what is not as it should be, 502
 */
export async function claimsFor(
  settings: SignOnSettings,
  box: SecretBox,
  { address, state, nonce, verifier }: Expected & { readonly address: URL },
): Promise<Claims> {
  const configuration = await configurationOf(settings, box);
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !isRecent(claims) || !isFor(settings, claims)) throw signOnRefused();
    // Many providers give the address only to who asks with the token. It is verified by the same document, or not at all.
    const person =
      claims.email === undefined
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    return claimsOf(claims, person);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw signOnRefused(error);
  }
}

const NAME_LENGTH = 25;

/** A provider that was asked for a login of today, and says that it was before, did not ask for one. */
function isRecent({ auth_time: time }: oidc.IDToken): boolean {
  return time === undefined || Date.now() / 1000 - time < LONGEST_S + SKEW_S;
}

/** The library asks whom a token was given to where it is for several alone. */
function isFor({ clientId }: SignOnSettings, { azp }: oidc.IDToken): boolean {
  return azp === undefined || azp === clientId;
}

function claimsOf(token: oidc.IDToken, person: Readonly<Record<string, unknown>>): Claims {
  const name = (value: unknown) =>
    typeof value === 'string'
      ? value
          .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
          .trim()
          .slice(0, NAME_LENGTH)
      : '';
  return {
    issuer: token.iss,
    subject: token.sub,
    isMultiFactor:
      STRONG_CLASSES.includes(String(token.acr)) ||
      (Array.isArray(token.amr) && token.amr.some((method) => STRONG_METHODS.includes(String(method)))),
    authenticatedAt: new Date(token.auth_time === undefined ? Date.now() : token.auth_time * 1000),
    email: typeof person.email === 'string' ? person.email : null,
    isEmailVerified: person.email_verified === true,
    firstName: name(person.given_name),
    lastName: name(person.family_name),
  };
}

export function signOnRefused(cause?: unknown): RequestError {
  const sentence = 'This login could not be checked. Please start again.';
  return Object.assign(new RequestError(401, 'sign-on-refused', sentence), { cause });
}

function unavailable(cause?: unknown): RequestError {
  const sentence = 'The login of this organisation does not respond. Please try again later.';
  return Object.assign(new RequestError(502, 'sign-on-unavailable', sentence), { cause });
}
