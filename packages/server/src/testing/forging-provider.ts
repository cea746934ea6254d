import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { CLIENT } from './openid-provider.ts';

/** What the next token says, and how it is signed; what is not named is as it should be. */
export interface Forged {
  readonly claims?: JWTPayload;
  /** By a key that the provider does not publish, or not at all. */
  readonly signature?: 'another key' | 'none';
}

/** A provider that says whatever a test has it say: of itself, and in the tokens that it gives for any code. */
export async function openForgingProvider() {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let metadata: Record<string, unknown> = {};
  let forged: Forged & { readonly nonce: string } = { nonce: '' };
  const accessToken = 'access-token-of-the-provider';

  const idToken = () => {
    const payload = {
      ...{ iss: issuer, aud: CLIENT.id, sub: 'ana', nonce: forged.nonce },
      ...{ email: 'ana@people.example', email_verified: true },
      ...forged.claims,
    };
    const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 60 };
    if (forged.signature === 'none') return new UnsecuredJWT({ ...times, ...payload }).encode();
    return new SignJWT({ ...times, ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign((forged.signature === 'another key' ? other : own).privateKey);
  };
  const responses: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      ...{ issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` },
      ...{ authorization_endpoint: `${issuer}/auth`, response_types_supported: ['code'] },
      ...{ subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] },
      ...metadata,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: accessToken, token_type: 'Bearer', id_token: await idToken() }),
  };
  const server = createServer(async (request, response) => {
    const respond = responses[request.url ?? ''];
    response.writeHead(respond ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify((await respond?.()) ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    accessToken,
    describe: (changed: Record<string, unknown>) => {
      metadata = changed;
    },
    /** What the browser comes back with from this address. */
    forge: (address: URL, next: Forged = {}) => {
      forged = { ...next, nonce: address.searchParams.get('nonce') ?? '' };
      return { code: 'any', state: address.searchParams.get('state') ?? '' };
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
