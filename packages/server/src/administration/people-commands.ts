import { randomBytes } from 'node:crypto';
import { createInvitation, createUser, setRole } from '../modules/account/accounts.ts';
import { deletePersonalData, exportPersonalData } from '../modules/account/personal-data-repository.ts';
import { LOCALE_OPTION, localeOf, PROJECT_OPTION, projectOf, required, roleOf } from './arguments.ts';
import type { Command } from './command.ts';

const GRANT = '<e-mail> <role> [--project <id>]';

export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  'create-user': {
    usage: 'create-user <e-mail> [--first-name <name>] [--last-name <name>] [--locale en|rs]',
    summary: 'make an account with a random password, which is printed',
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
  'export-person': {
    usage: 'export-person <e-mail>',
    summary: 'print what is known of a person, as JSON',
    run: async ({ db }, typed) => [
      JSON.stringify(await exportPersonalData(db, required(typed, 0, 'an e-mail address')), null, 2),
    ],
  },
  'delete-person': {
    usage: 'delete-person <e-mail>',
    summary: 'delete what is known of a person: account, price requests, mails',
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

function placeOf(projectId: number | null): string {
  return projectId === null ? 'everywhere' : `on project ${projectId}`;
}

function nameOf<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  return typeof value === 'string' ? ({ [key]: value } as Record<Key, string>) : {};
}
