import { emailAddress } from '@suite/api';
import type { AuditNote } from '../../audit/audit-operation.ts';
import type { Database } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import { addConfirmedPerson, confirmAddress, dropPassword, findPerson } from '../account/repository.ts';
import { type Claims, signOnRefused } from './provider.ts';
import {
  isOpen,
  linkedUser,
  linkIdentity,
  type SignOnSettings,
  signOnOf,
  worksElsewhere,
} from './repository.ts';

/** Where a provider sends the browser back to: a page of ours, which hands on what came with it. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl}/login`;
}

/** @throws {RequestError} 404 */
export async function requireSignOn(db: Database, organizationId: number): Promise<SignOnSettings> {
  const settings = await signOnOf(db, organizationId);
  if (!settings) throw notFound(`The organisation ${organizationId} has no login of its own.`);
  return settings;
}

/**
 * Whose account it is: known by issuer and subject, the first time by the address, which the provider has verified and
 * whose domain is of the organisation. Nobody has more roles by it, and who works for others too logs in otherwise.
 * @throws {RequestError} 401
 */
export async function accountFor(
  db: Database,
  { settings, claims, note }: { settings: SignOnSettings; claims: Claims; note: AuditNote },
): Promise<number> {
  const { organizationId } = settings;
  const identity = { organizationId, issuer: claims.issuer, subject: claims.subject };
  return db.transaction().execute(async (trx) => {
    const known = await linkedUser(trx, identity);
    const userId = known ?? (await accountOfAddress(trx, addressIn(settings, claims), claims));
    // The entry of the ledger is written where this transaction ends.
    note.userId = userId;
    if (!(await isOpen(trx, userId))) throw signOnRefused();
    if (await worksElsewhere(trx, userId, organizationId))
      throw new RequestError(
        401,
        'works-elsewhere',
        'This account works for others too. Please log in with its password.',
      );
    if (known === null && !(await linkIdentity(trx, identity, userId))) throw signOnRefused();
    return userId;
  });
}

/** @throws {RequestError} 401 for an address that is not verified, or of somebody else's domain. */
function addressIn({ emailDomains }: SignOnSettings, { email, isEmailVerified }: Claims): string {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success || !isEmailVerified)
    throw new RequestError(401, 'unverified-email', 'Your organisation has not confirmed your address.');
  const domain = parsed.data.slice(parsed.data.lastIndexOf('@') + 1).toLowerCase();
  if (!emailDomains.includes(domain))
    throw new RequestError(401, 'foreign-domain', 'Your address is not one of this organisation.');
  return parsed.data;
}

async function accountOfAddress(
  trx: Database,
  email: string,
  { firstName, lastName }: Claims,
): Promise<number> {
  const key = email.toLowerCase();
  const found = await findPerson(trx, key);
  if (found) {
    // Anybody may have registered the address with a password before its owner came.
    if (!found.email_confirmed_at) {
      await dropPassword(trx, found.id);
      await confirmAddress(trx, found.id);
    }
    return found.id;
  }
  const added = await addConfirmedPerson(trx, {
    email,
    email_key: key,
    username: email,
    username_key: key,
    first_name: firstName,
    last_name: lastName,
    locale: 'en',
  });
  if (added === null) throw signOnRefused();
  return added;
}
