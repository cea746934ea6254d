import { randomBytes } from 'node:crypto';
import { findRight, type HeldRole, isAllowed } from '@suite/access';
import type { Right } from '@suite/contracts';
import type { Database } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import { createInvitation, createUser, setRole } from '../modules/account/accounts.ts';
import { deletePersonalData, exportPersonalData } from '../modules/account/personal-data-repository.ts';
import { findPerson } from '../modules/account/repository.ts';
import { deleteRole, rolesHeldBy, setDisabled } from '../modules/people/repository.ts';
import { removeAllFactors } from '../modules/second-factor/remove-all-factors.ts';
import { endSessionsOf } from '../modules/session/repository.ts';
import { openSessionsOf } from '../modules/session/sessions-repository.ts';
import { LOCALE_OPTION, localeOf, PROJECT_OPTION, projectOf, required, roleOf } from './arguments.ts';
import { type Command, UsageError } from './command.ts';

const GRANT = '<e-mail> <role> [--project <id>]';

export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  'create-user': {
    usage: 'create-user <e-mail> [--first-name <name>] [--last-name <name>] [--locale en|rs]',
    summary: 'make an account with a random password, which is printed',
    audit: 'person.change',
    options: { 'first-name': { type: 'string' }, 'last-name': { type: 'string' }, ...LOCALE_OPTION },
    run: async ({ db, passwords }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      // Never one that was typed: it would stay in the history of the shell and in the list of processes.
      const password = randomBytes(12).toString('base64url');
      const id = await createUser(db, passwords, {
        email,
        password,
        locale: localeOf(typed),
        ...nameOf('firstName', typed.options['first-name']),
        ...nameOf('lastName', typed.options['last-name']),
      });
      return [`Account ${id} is made for ${email}.`, `Password: ${password}`];
    },
  },
  'set-role': {
    usage: `set-role ${GRANT}`,
    summary: 'give a role, on a project or everywhere, in place of the one there',
    audit: 'person.change',
    options: PROJECT_OPTION,
    run: async ({ db, record }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const role = roleOf(required(typed, 1, 'a role'));
      const projectId = projectOf(typed);
      record('role-changed', { userId: await setRole(db, { email, role, projectId }), role, projectId });
      return [`${email} is ${role} ${placeOf(projectId)}.`];
    },
  },
  invite: {
    usage: `invite ${GRANT} [--locale en|rs]`,
    summary: 'give a role and mail a link by which a password is chosen',
    audit: 'person.change',
    options: { ...PROJECT_OPTION, ...LOCALE_OPTION },
    run: async ({ db, publicUrl, record, wakeMail }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const role = roleOf(required(typed, 1, 'a role'));
      const projectId = projectOf(typed);
      const invitation = { email, role, projectId, locale: localeOf(typed), publicUrl };
      const { userId, isMailed } = await createInvitation(db, invitation);
      record('role-changed', { userId, role, projectId });
      wakeMail();
      const how = isMailed
        ? 'The invitation is on its way.'
        : 'There is an account already; no mail was sent.';
      return [`${email} is ${role} ${placeOf(projectId)}. ${how}`];
    },
  },
  disable: {
    usage: 'disable <e-mail>',
    summary: 'let nobody log in to an account, and end its sessions',
    audit: 'person.change',
    run: async ({ db, record }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const { id: userId } = await personOf(db, email);
      await db.transaction().execute(async (trx) => {
        await setDisabled(trx, userId, true);
        await endSessionsOf(trx, userId);
      });
      record('account-disabled', { userId });
      return [`${email} is disabled, and logged out everywhere.`];
    },
  },
  enable: {
    usage: 'enable <e-mail>',
    summary: 'let the person of a disabled account log in again',
    audit: 'person.change',
    run: async ({ db, record }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const { id: userId } = await personOf(db, email);
      await db.transaction().execute((trx) => setDisabled(trx, userId, false));
      record('account-enabled', { userId });
      return [`${email} can log in.`];
    },
  },
  'take-role': {
    usage: 'take-role <e-mail> [--project <id>]',
    summary: 'take away the role on a project, or the one that holds everywhere',
    audit: 'person.change',
    options: PROJECT_OPTION,
    run: async ({ db, record }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const { id: userId } = await personOf(db, email);
      const projectId = projectOf(typed);
      await db.transaction().execute((trx) => deleteRole(trx, userId, projectId));
      record('role-changed', { userId, projectId });
      return [`${email} has no role ${placeOf(projectId)}.`];
    },
  },
  'end-sessions': {
    usage: 'end-sessions <e-mail>',
    summary: 'log a person out everywhere',
    audit: 'person.change',
    run: async ({ db, record }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const { id: userId } = await personOf(db, email);
      await db.transaction().execute((trx) => endSessionsOf(trx, userId));
      record('sessions-ended', { userId });
      return [`${email} is logged out everywhere.`];
    },
  },
  'list-sessions': {
    usage: 'list-sessions <e-mail>',
    summary: 'say where a person is logged in',
    audit: 'people.read',
    run: async ({ db }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const sessions = await openSessionsOf(db, (await personOf(db, email)).id);
      if (sessions.length === 0) return [`${email} is logged in nowhere.`];
      return sessions.map(({ browser, system, network, firstUsedAt, lastUsedAt }) => {
        const device = [browser, system].filter(Boolean).join(', ') || 'unknown device';
        const use = `first used ${firstUsedAt.toISOString()}, last used ${lastUsedAt.toISOString()}`;
        return `${device} · ${network || 'unknown network'} · ${use}`;
      });
    },
  },
  'reset-second-factor': {
    usage: 'reset-second-factor <e-mail>',
    audit: 'person.change',
    summary:
      'remove authenticator app, passkeys and recovery codes of a person who lost them, and log out everywhere',
    run: async ({ db, publicUrl, record, wakeMail }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const { id: userId } = await personOf(db, email);
      await removeAllFactors(db, { publicUrl }, userId);
      record('second-factor-changed', { userId });
      wakeMail();
      return [`${email} logs in with the password alone, and is logged out everywhere.`];
    },
  },
  why: {
    usage: 'why <e-mail> <right> [--project <id>]',
    summary: 'say by which roles a person has a right, such as enquiry:read',
    audit: 'none',
    options: PROJECT_OPTION,
    run: async ({ db }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      const [resource = '', permission = ''] = required(typed, 1, 'a right').split(':');
      const right = findRight(resource, permission);
      if (!right) throw new UsageError('There is no such right. One is enquiry:read.');
      return explain(await rolesOfPerson(db, email), { email, right, projectId: projectOf(typed) });
    },
  },
  'export-person': {
    usage: 'export-person <e-mail>',
    summary: 'print what is known of a person, as JSON',
    audit: 'account.export',
    run: async ({ db }, typed) => [
      JSON.stringify(await exportPersonalData(db, required(typed, 0, 'an e-mail address')), null, 2),
    ],
  },
  'delete-person': {
    usage: 'delete-person <e-mail>',
    summary: 'delete what is known of a person: account, price requests, mails',
    audit: 'account.delete',
    run: async ({ db, enquiries, forgetMails }, typed) => {
      const email = required(typed, 0, 'an e-mail address');
      await enquiries.forget(email);
      const deleted = await deletePersonalData(db, email);
      await forgetMails(deleted.mailIds);
      return [
        `Deleted of ${email}: ${deleted.accounts} accounts, ${deleted.enquiries} price requests, ${deleted.mailIds.length} mails.`,
      ];
    },
  },
};

async function personOf(db: Database, email: string) {
  const person = await findPerson(db, email.toLowerCase());
  if (!person) throw notFound('There is no account with this address.');
  return person;
}

/** Roles of the account; a confirmed address gives that of a user, everywhere. */
async function rolesOfPerson(db: Database, email: string): Promise<readonly HeldRole[]> {
  const person = await personOf(db, email);
  if (person.disabled_at) throw new UsageError(`${email} is disabled, and has no rights.`);
  const held = await rolesHeldBy(db, person.id);
  return person.email_confirmed_at ? [...held, { role: 'user', projectId: null }] : held;
}

interface Question {
  readonly email: string;
  readonly right: Right;
  readonly projectId: number | null;
}

function explain(roles: readonly HeldRole[], { email, right, projectId }: Question): readonly string[] {
  const granting = roles.filter(
    (held) => isAllowed([held.role], right) && (held.projectId === null || held.projectId === projectId),
  );
  if (granting.length === 0) return [`${email} has no ${right} ${placeOf(projectId)}.`];
  return granting.map((held) => `${email} has ${right} as ${held.role} ${placeOf(held.projectId)}.`);
}

function placeOf(projectId: number | null): string {
  return projectId === null ? 'everywhere' : `on project ${projectId}`;
}

function nameOf<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  return typeof value === 'string' ? ({ [key]: value } as Record<Key, string>) : {};
}
