import { readFile } from 'node:fs/promises';
import { emailDomain } from '@suite/api';
import { RequestError } from '../errors.ts';
import { deleteSignOn, signOnOf } from '../modules/single-sign-on/repository.ts';
import { redirectUriOf } from '../modules/single-sign-on/service.ts';
import { setSignOn } from '../modules/single-sign-on/settings.ts';
import { idOf, required } from './arguments.ts';
import { type Administration, type Command, type CommandArguments, UsageError } from './command.ts';

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
    const issuer = optionOf(typed, 'issuer');
    const clientId = optionOf(typed, 'client-id');
    // Never one that was typed: it would stay in the history of the shell and in the list of processes.
    const clientSecret = await secretIn(optionOf(typed, 'client-secret-file'));
    const countsAsSecondFactor = typed.options['second-factor'] === true;
    const settings = { issuer, clientId, clientSecret, emailDomains, countsAsSecondFactor };
    try {
      await db.transaction().execute((trx) => setSignOn(trx, secretBox, organizationId, settings));
    } catch (error) {
      throw error instanceof RequestError ? new UsageError(error.message) : error;
    }
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
  if (domains.every((domain) => emailDomain.safeParse(domain).success)) return domains;
  throw new UsageError('Domains are such as example.com, with commas between.');
}
