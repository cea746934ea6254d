import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../modules/session/passwords.ts';
import { createSecretBox } from '../modules/session/secret-box.ts';
import { TEST_KEY, TEST_PASSWORD_COST } from '../testing/identities.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';
import type { Administration } from './command.ts';
import { UNHEARD } from './control.ts';
import { respondToCommand } from './respond-to-command.ts';

describe.each([FAST_BACKEND])('commands of accounts on %s', (backend) => {
  let app: TestApp;
  let administration: Administration;
  const recorded: unknown[] = [];
  beforeAll(async () => {
    app = await openTestApp(backend);
    const { db, store, imports } = app;
    const never = () => {
      throw new TypeError('No command of this file needs it');
    };
    administration = {
      ...{ db, store, imports, publicUrl: 'https://homes.example' },
      passwords: createPasswords(TEST_PASSWORD_COST),
      secretBox: createSecretBox(TEST_KEY),
      record: (event, about) => recorded.push([event, about]),
      ...{
        enquiries: { forget: never, waiting: never },
        wakeMail: never,
        forgetMails: never,
        runJobs: never,
        backUp: never,
      },
    };
  });
  afterAll(() => app.close());

  const respond = (typed: string[]) => respondToCommand(administration, typed, UNHEARD);
  const done = async (...typed: string[]) => {
    const response = await respond(typed);
    if (response.kind === 'done') return response.lines.join('\n');
    throw new Error(response.message);
  };
  const failure = async (...typed: string[]) => {
    const response = await respond(typed);
    return response.kind === 'failed' ? response.message : '';
  };

  it('disable, enable, end-sessions and take-role change an account, and why says by which roles', async () => {
    const [made = ''] = (await done('create-user', 'ivo@staff.example')).split(' is made');
    const [id = ''] = made.match(/\d+/) ?? [];
    const entry = app.db.selectFrom('audit_entries').select('changes').orderBy('id', 'desc').limit(1);
    expect((await entry.executeTakeFirstOrThrow()).changes).toMatchObject([{ entity: 'person', id }]);
    await done('set-role', 'ivo@staff.example', 'sales_agent', '--project', '1');
    const has = 'ivo@staff.example has enquiry:read as sales_agent on project 1.';
    expect(await done('why', 'ivo@staff.example', 'enquiry:read', '--project', '1')).toBe(has);
    const none = 'ivo@staff.example has no enquiry:read on project 2.';
    expect(await done('why', 'ivo@staff.example', 'enquiry:read', '--project', '2')).toBe(none);
    expect(await done('why', 'ivo@staff.example', 'project:read')).toMatch(/as user everywhere/);
    expect(await failure('why', 'ivo@staff.example', 'castle:burn')).toMatch(/no such right/);
    await done('disable', 'IVO@staff.example');
    const isDisabled = async () =>
      (
        await app.db
          .selectFrom('users')
          .select('disabled_at')
          .where('email', '=', 'ivo@staff.example')
          .executeTakeFirstOrThrow()
      ).disabled_at !== null;
    expect(await isDisabled()).toBe(true);
    expect(await failure('why', 'ivo@staff.example', 'enquiry:read')).toMatch(/is disabled/);
    await done('enable', 'ivo@staff.example');
    expect(await isDisabled()).toBe(false);
    await done('end-sessions', 'ivo@staff.example');
    await done('take-role', 'ivo@staff.example', '--project', '1');
    expect(await done('why', 'ivo@staff.example', 'enquiry:read', '--project', '1')).toMatch(/has no/);
    expect(recorded.slice(-5).map((one) => (one as [string])[0])).toEqual([
      'role-changed',
      'account-disabled',
      'account-enabled',
      'sessions-ended',
      'role-changed',
    ]);
    expect(await failure('disable', 'nobody@staff.example')).toMatch(/no account/);
  });

  it('are in the audit ledger with what they changed, and audit reads and verifies it', async () => {
    await done('create-user', 'eva@staff.example');
    await done('set-role', 'eva@staff.example', 'project_editor', '--project', '1');
    const [line = ''] = (await done('audit', 'search', '--action', 'person.change')).split('\n');
    expect(line).toMatch(/^\d+ {2}\S+ {2}command {2}person\.change {2}admin set-role/);
    const csv = await done('audit', 'export', '--action', 'person.change');
    expect(csv).toContain('project_editor');
    expect(csv).not.toContain('eva@');
    expect(await done('audit', 'verify')).toMatch(/^\d+ entries are as they were written\./);
    expect(await failure('audit', 'search', '--action', 'castle.burn')).toMatch(/is none of/);
    expect(await failure('audit', 'forget')).toMatch(/it can verify, search and export/);
  });
});
