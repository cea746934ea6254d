import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SignedIn } from '@suite/access';
import type { Database } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import type { Services } from '../../operations/services.ts';
import { addressOf } from '../account/repository.ts';
import type { Resource } from '../query-context.ts';
import { factorsOf, markProven } from '../second-factor/repository.ts';
import { notifyOwner, writeRecoveryCodes } from '../second-factor/service.ts';
import { requireFreshLogin } from '../session/fresh-login.ts';
import { findAccountById } from '../session/repository.ts';
import {
  advanceCounter,
  deletePasskeyOf,
  findPasskey,
  type Passkey,
  passkeysOf,
  renamePasskeyOf,
  storeChallenge,
  storePasskey,
  takeChallenge,
} from './repository.ts';

type Needs = Pick<Services, 'passwords' | 'attemptKey' | 'publicUrl' | 'recoveryCodes'>;

/** EdDSA, ES256 and RS256, by their numbers in COSE: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Keys that one account may have. */
const MOST = 20;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');

/** The site that a passkey is for: no other can ask for it. */
function siteOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export function describedPasskey({ id, name, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    type: 'passkey',
    attributes: {
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    },
  } satisfies Resource<unknown>;
}

/** What a browser makes a passkey with. @throws {RequestError} 403 without a fresh login, 409 for too many. */
export async function optionsToAdd(
  db: Database,
  services: Needs,
  asking: { readonly viewer: SignedIn; readonly currentPassword: string | undefined },
) {
  const { userId } = await requireFreshLogin(db, services, asking);
  const own = await passkeysOf(db, userId);
  if (own.length >= MOST)
    throw new RequestError(409, 'too-many-passkeys', `You can have at most ${MOST} passkeys.`);
  const { email } = await addressOf(db, userId);
  const site = siteOf(services.publicUrl);
  const options = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userName: email,
    userID: new TextEncoder().encode(String(userId)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await storeChallenge(db, hashOf(options.challenge), userId);
  return options;
}

export interface NewCredential {
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** Stores a passkey; where it is the first factor of the account, recovery codes come with it. @throws {RequestError} 400, 409 */
export async function addOwnPasskey(
  db: Database,
  services: Needs,
  wanted: { readonly viewer: SignedIn; readonly name: string; readonly credential: NewCredential },
): Promise<{ readonly passkey: Passkey; readonly recoveryCodes: readonly string[] }> {
  const { userId, sessionId } = wanted.viewer;
  const { id, publicKey, counter } = await verifiedCredential(db, services, userId, wanted.credential);
  return db.transaction().execute(async (trx) => {
    const passkey = await storePasskey(trx, {
      userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...wanted.credential.transports],
      name: wanted.name,
    });
    if (!passkey) throw new RequestError(409, 'passkey-there', 'This passkey is there already.');
    await markProven(trx, sessionId);
    await notifyOwner(trx, services, { userId, change: 'passkey-added' });
    const { recoveryCodesLeft } = await factorsOf(trx, userId);
    const recoveryCodes = recoveryCodesLeft > 0 ? [] : await writeRecoveryCodes(trx, services, userId);
    return { passkey, recoveryCodes };
  });
}

async function verifiedCredential(
  db: Database,
  { publicUrl }: Needs,
  userId: number,
  { credentialId, clientDataJSON, attestationObject }: NewCredential,
) {
  const site = siteOf(publicUrl);
  const { registrationInfo } = await orRefuse(400, () =>
    verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) => takeChallenge(db, hashOf(challenge), userId),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw refused(400);
  return registrationInfo.credential;
}

/** What a browser signs in with: any passkey of this site, or one of whose login waits for it. */
export async function optionsToLogIn(db: Database, publicUrl: string, userId: number | null) {
  const own = userId === null ? [] : await passkeysOf(db, userId);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).id,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })) as never,
  });
  await storeChallenge(db, hashOf(options.challenge), null);
  return options;
}

export interface Assertion {
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/**
 * Whose passkey signed. The authenticator has asked for a finger, a face or a number, so that nothing else is needed.
 * @throws {RequestError} 401, whatever is the reason
 */
export async function passkeyHolder(
  db: Database,
  publicUrl: string,
  { credentialId, clientDataJSON, authenticatorData, signature }: Assertion,
): Promise<number> {
  const passkey = await findPasskey(db, credentialId);
  const account = passkey && (await findAccountById(db, passkey.userId));
  if (!passkey || !account?.isOpen) throw refused(401);
  const site = siteOf(publicUrl);
  const { verified, authenticationInfo } = await orRefuse(401, () =>
    verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: (challenge) => takeChallenge(db, hashOf(challenge), null),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified || !(await advanceCounter(db, passkey.id, authenticationInfo.newCounter))) throw refused(401);
  return passkey.userId;
}

/** The library throws for everything that is not as it should be: another site, challenge, key, or an old counter. */
async function orRefuse<Result>(status: 400 | 401, verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw refused(status);
  }
}

function refused(status: 400 | 401): RequestError {
  return new RequestError(status, 'passkey-refused', 'This passkey could not be checked. Please try again.');
}

/** @throws {RequestError} 404 */
export async function renameOwnPasskey(
  db: Database,
  wanted: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey> {
  const passkey = await renamePasskeyOf(db, wanted);
  if (!passkey) throw notFound(`You have no passkey ${wanted.id}.`);
  return passkey;
}

/** @throws {RequestError} 403 without a fresh login, 404. */
export async function deleteOwnPasskey(
  db: Database,
  services: Needs,
  wanted: { readonly viewer: SignedIn; readonly currentPassword: string | undefined; readonly id: number },
): Promise<void> {
  const { userId } = await requireFreshLogin(db, services, wanted);
  await db.transaction().execute(async (trx) => {
    if (!(await deletePasskeyOf(trx, userId, wanted.id))) throw notFound(`You have no passkey ${wanted.id}.`);
    await notifyOwner(trx, services, { userId, change: 'passkey-removed' });
  });
}
