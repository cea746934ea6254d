import type { Database } from '../../database/connection.ts';
import type { Texts } from '../../database/texts.ts';
import { invalidField, notFound, RequestError } from '../../errors.ts';
import { type QueryContext, textIn } from '../query-context.ts';
import type { SecretBox } from '../session/secret-box.ts';
import { isProviderAddress } from './issuer.ts';
import { sealedFor } from './provider.ts';
import { nameOfOrganization, signOnOf, signOnOfDomain, storeSignOn } from './repository.ts';
import { redirectUriOf } from './service.ts';

export interface NewSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Left out, the former one stays. */
  readonly clientSecret?: string | undefined;
  readonly emailDomains: readonly string[];
  readonly countsAsSecondFactor: boolean;
}

/**
 * Sets how people of an organisation log in, in place of what was set before; the secret is stored sealed.
 * @throws {RequestError} 400 for an issuer that is no provider's address, and without a secret; 404 without the
 * organisation; 409 for a domain that is another's
 */
export async function setSignOn(
  trx: Database,
  box: SecretBox,
  organizationId: number,
  { clientSecret, ...settings }: NewSettings,
): Promise<void> {
  await requireOrganization(trx, organizationId);
  if (!isProviderAddress(settings.issuer))
    throw invalidField('issuer', 'The issuer is an address that begins with https.');
  for (const domain of settings.emailDomains) {
    const other = await signOnOfDomain(trx, domain);
    if (other && other.organizationId !== organizationId)
      throw new RequestError(409, 'domain-taken', `${domain} is of organisation ${other.organizationId}.`);
  }
  const former = await signOnOf(trx, organizationId);
  const sealed = clientSecret ? box.seal(clientSecret, sealedFor(organizationId)) : former?.clientSecret;
  if (!sealed) throw invalidField('clientSecret', 'The secret of the client is needed.');
  await storeSignOn(trx, { organizationId, clientSecret: sealed, ...settings });
}

/** What is set for an organisation, without the secret. */
export async function describeSignOn({ db, language }: QueryContext, id: number, publicUrl: string) {
  const name = await requireOrganization(db, id);
  const found = await signOnOf(db, id);
  const settings = found && {
    issuer: found.issuer,
    clientId: found.clientId,
    emailDomains: [...found.emailDomains],
    countsAsSecondFactor: found.countsAsSecondFactor,
  };
  const attributes = { id, name: textIn(language, name), redirectUri: redirectUriOf(publicUrl), settings };
  return { id, type: 'single-sign-on', attributes };
}

/** @throws {RequestError} 404 */
async function requireOrganization(db: Database, id: number): Promise<Texts> {
  const name = await nameOfOrganization(db, id);
  if (!name) throw notFound(`There is no organisation ${id}.`);
  return name;
}
