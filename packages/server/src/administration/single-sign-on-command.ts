import { readFile } from 'node:fs/promises';
import type { Database } from '../database/connection.ts';
import { isProviderAddress } from '../modules/single-sign-on/issuer.ts';
import { sealedFor } from '../modules/single-sign-on/provider.ts';
import { deleteSignOn, signOnOf, signOnOfDomain, storeSignOn } from '../modules/single-sign-on/repository.ts';
import { redirectUriOf } from '../modules/single-sign-on/service.ts';
import { idOf, required } from './arguments.ts';
import { type Administration, type Command, type CommandArguments, UsageError } from './command.ts';

const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

type Act = (
  administration: Administration,
  id: number,
  typed: CommandArguments,
) => Promise<readonly string[]>;

/** The login of an organisation's own OpenID Connect provider. */
export const singleSignOnCommand: Command = {
  usage:
    'sso set|show|remove <organisation> [--issuer <url> --client-id <id> --client-secret-file <path> --domains <a,b> [--second-factor]]',
  summary: 'let people of an organisation log in by its own OpenID Connect provider; say how; end it',
  audit: 'organization.change',
  options: {
    issuer: { type: 'string' },
    'client-id': { type: 'string' },
    'client-secret-file': { type: 'string' },
    domains: { type: 'string' },
    'second-factor': { type: 'boolean' },
  },
  run: (administration, typed) => {
    const action = required(typed, 0, 'set, show or remove');
    const act = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
    if (!act) throw new UsageError('Name set, show or remove.');
    return act(administration, idOf(required(typed, 1, 'an organisation'), 'an organisation'), typed);
  },
};

const ACTS: Readonly<Record<string, Act>> = {
  set: async ({ db, publicUrl, secretBox }, organizationId, typed) => {
    const emailDomains = domainsOf(optionOf(typed, 'domains'));
    await requireFree(db, organizationId, emailDomains);
    const issuer = optionOf(typed, 'issuer');
    if (!isProviderAddress(issuer)) throw new UsageError('The issuer is an address that begins with https.');
    const clientId = optionOf(typed, 'client-id');
    // Never one that was typed: it would stay in the history of the shell and in the list of processes.
    const secret = await secretIn(optionOf(typed, 'client-secret-file'));
    const clientSecret = secretBox.seal(secret, sealedFor(organizationId));
    const countsAsSecondFactor = typed.options['second-factor'] === true;
    const settings = { organizationId, issuer, clientId, clientSecret, emailDomains, countsAsSecondFactor };
    await db.transaction().execute((trx) => storeSignOn(trx, settings));
    return [
      `People of ${emailDomains.join(', ')} can log in by ${issuer}.`,
      `Set the redirect URI ${redirectUriOf(publicUrl)} there.`,
    ];
  },
  show: async ({ db }, organizationId) => {
    const settings = await signOnOf(db, organizationId);
    if (!settings) return [`Organisation ${organizationId} has no login of its own.`];
    return [
      `issuer: ${settings.issuer}`,
      `client: ${settings.clientId}`,
      `domains: ${settings.emailDomains.join(', ')}`,
      `counts as second factor: ${settings.countsAsSecondFactor ? 'yes' : 'no'}`,
    ];
  },
  remove: async ({ db }, organizationId) => {
    const isRemoved = await db.transaction().execute((trx) => deleteSignOn(trx, organizationId));
    const state = isRemoved ? 'has no login of its own any more; accounts and roles stay' : 'had none';
    return [`Organisation ${organizationId} ${state}.`];
  },
};

/** @throws {UsageError} without the organisation, or where a domain is another's. */
async function requireFree(db: Database, organizationId: number, domains: readonly string[]): Promise<void> {
  const organization = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  if (!organization) throw new UsageError(`There is no organisation ${organizationId}.`);
  for (const domain of domains) {
    const other = await signOnOfDomain(db, domain);
    if (other && other.organizationId !== organizationId)
      throw new UsageError(`${domain} is of organisation ${other.organizationId}.`);
  }
}

async function secretIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.trim() === '') throw new UsageError(`There is no secret in ${file}.`);
  return text.trim();
}

function optionOf({ options }: CommandArguments, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`Name --${name}.`);
  return value;
}

function domainsOf(text: string): readonly string[] {
  const domains = text.split(',').map((domain) => domain.trim().toLowerCase());
  if (domains.every((domain) => DOMAIN.test(domain))) return domains;
  throw new UsageError('Domains are such as example.com, with commas between.');
}
