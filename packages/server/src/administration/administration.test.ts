import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { storeEnquiry } from '../modules/enquiries/store-enquiry.ts';
import { createPasswords } from '../modules/session/passwords.ts';
import { createSecretBox } from '../modules/session/secret-box.ts';
import { acceptedSample } from '../testing/accepted-sample.ts';
import { TEST_KEY, TEST_PASSWORD_COST } from '../testing/identities.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';
import type { Administration } from './command.ts';
import { usage } from './commands.ts';
import { askControl, controlAddress, serveControl, UNHEARD } from './control.ts';
import { respondToCommand } from './respond-to-command.ts';

describe.each([FAST_BACKEND])('the verbs of the administrator on %s', (backend) => {
  let app: TestApp;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let administration: Administration;
  const woken: string[] = [];
  const recorded: unknown[] = [];
  let failing: string[] = [];
  beforeAll(async () => {
    [app, folder] = await Promise.all([openTestApp(backend), temporaryFolder()]);
    administration = {
      db: app.db,
      store: app.store,
      imports: app.imports,
      passwords: createPasswords(TEST_PASSWORD_COST),
      secretBox: createSecretBox(TEST_KEY),
      publicUrl: 'https://homes.example',
      enquiries: createEnquiryIntake(createEnquiryJournal(folder.path)),
      record: (event, about) => recorded.push([event, about]),
      wakeMail: () => woken.push('mail'),
      forgetMails: async (ids) => void woken.push(`forget ${ids.length}`),
      backUp: async () => ({ rows: 0, files: 0, missing: [] }),
      runJobs: async () => {
        woken.push('jobs');
        return failing;
      },
    };
  });
  afterAll(async () => {
    await app.close();
    await folder[Symbol.asyncDispose]();
  });

  async function done(...typed: string[]): Promise<string> {
    const response = await respondToCommand(administration, typed, UNHEARD);
    if (response.kind === 'done') return response.lines.join('\n');
    throw new Error(response.message);
  }
  const failure = async (...typed: string[]) => {
    const response = await respondToCommand(administration, typed, UNHEARD);
    return response.kind === 'failed' ? response.message : '';
  };

  it('create-user makes an account that can log in with the password that is printed', async () => {
    const printed = await done('create-user', 'ana@staff.example', '--first-name', 'Ana', '--locale', 'rs');
    const password = /Password: (\S{16})/.exec(printed)?.[1];
    const response = await app.call('logIn', { body: { email: 'ANA@staff.example', password } });
    expect(response.statusCode).toBe(200);
    expect(await failure('create-user', 'ana@staff.example')).toMatch(/already/);
    expect(await failure('create-user', 'nobody')).toMatch(/e-mail/i);
  });

  it('set-role gives a role, and refuses roles, people and projects that do not exist', async () => {
    await done('create-user', 'vera@staff.example');
    expect(await done('set-role', 'vera@staff.example', 'project_editor', '--project', '1')).toBe(
      'vera@staff.example is project_editor on project 1.',
    );
    const roles = await app.db
      .selectFrom('user_roles as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.role', 'r.project_id'])
      .where('u.email', '=', 'vera@staff.example')
      .execute();
    expect(roles).toEqual([{ role: 'project_editor', project_id: 1 }]);
    expect(recorded).toEqual([
      ['role-changed', { userId: expect.any(Number), role: 'project_editor', projectId: 1 }],
    ]);
    expect(await failure('set-role', 'vera@staff.example', 'super_admin', '--project', '1')).toMatch(
      /everywhere/,
    );
    expect(await failure('set-role', 'vera@staff.example', 'king')).toMatch(/There is no role king/);
    expect(await failure('set-role', 'vera@staff.example', 'user', '--project', '99')).not.toBe('');
    expect(await failure('set-role', 'nobody@staff.example', 'user')).toMatch(/no account/);
  });

  it('invite mails a link in the language that is named', async () => {
    woken.length = 0;
    expect(
      await done('invite', 'new@staff.example', 'sales_agent', '--project', '1', '--locale', 'rs'),
    ).toMatch(/on its way/);
    const mail = await app.db
      .selectFrom('mails')
      .select(['template', 'body_text'])
      .where('recipient', '=', 'new@staff.example')
      .executeTakeFirstOrThrow();
    expect(mail.template).toBe('set-password');
    expect(mail.body_text).toMatch(/https:\/\/homes\.example\/rs\/reset-login#token=[\w-]{43}/);
    expect(woken).toEqual(['mail']);
    expect(recorded.at(-1)).toEqual([
      'role-changed',
      { userId: expect.any(Number), role: 'sales_agent', projectId: 1 },
    ]);
  });

  it.each([
    ['project', 1, 'getProject', { projectId: 1 }],
    ['masterplan', 2, 'getMasterplan', { id: 2 }],
    ['building', 1, 'getBuilding', { id: 1 }],
    ['apartment', 101, 'getApartment', { id: 101 }],
  ] as const)('unpublish and publish hide and show a %s', async (noun, id, name, params) => {
    const status = async () => (await app.call(name, { params })).statusCode;
    expect(await status()).toBe(200);
    expect(await done('unpublish', noun, String(id))).toBe(`The ${noun} ${id} is not published.`);
    expect(await status()).toBe(404);
    await done('publish', noun, String(id));
    expect(await status()).toBe(200);
  });

  it('publish refuses what does not exist', async () => {
    expect(await failure('publish', 'street', '1')).toMatch(/street cannot be published/);
    expect(await failure('publish', 'building', '999')).toBe('There is no building 999.');
    expect(await failure('publish', 'building', 'B2')).toMatch(/no id of a building/);
  });

  it('set-status changes all units that are named, or none', async () => {
    const statusOf = async (id: number) =>
      (await app.call('getApartment', { params: { id } })).json().data.attributes.status;
    expect(await done('set-status', 'sold', '101', '102')).toBe('Units 101, 102: sold.');
    expect([await statusOf(101), await statusOf(102)]).toEqual(['sold', 'sold']);
    expect(await failure('set-status', 'available', '101', '9999')).toMatch(/no unit 9999; nothing/);
    expect(await statusOf(101)).toBe('sold');
    expect(await failure('set-status', 'gone', '101')).toMatch(/^Statuses: /);
  });

  it('list-enquiries shows requests with the delivery of their mails, also as CSV', async () => {
    expect(await done('list-enquiries')).toBe('There are no price requests.');
    await storeEnquiry(app.db, acceptedSample('shown'));
    const { request } = acceptedSample('shown');
    expect(await done('list-enquiries')).toMatch(
      new RegExp(`${request.emailAddress}.*new, mail \\d+ queued`),
    );
    const csv = await done('list-enquiries', '--csv');
    expect(csv).toMatch(/^\ufeff?id,createdAt,/);
    expect(csv).toContain(request.emailAddress);
    expect(await done('list-enquiries', '--project', '2')).toBe('There are no price requests.');
  });

  it('retry-mail queues a mail again that was given up', async () => {
    const mail = await app.db.selectFrom('mails').select('id').limit(1).executeTakeFirstOrThrow();
    expect(await failure('retry-mail', String(mail.id))).toMatch(/cannot be sent again/);
    await app.db.updateTable('mails').set({ state: 'failed' }).where('id', '=', mail.id).execute();
    expect(await done('retry-mail', String(mail.id))).toBe(`Mail ${mail.id} is queued again.`);
    expect(await failure('retry-mail', '999999')).not.toBe('');
  });

  it('export-person and delete-person leave nothing of a person, in the journal neither', async () => {
    const accepted = acceptedSample('to-be-forgotten');
    const { emailAddress } = accepted.request;
    const intake = createEnquiryIntake(createEnquiryJournal(folder.path));
    await intake.accept(app.db, accepted, { error: () => undefined });
    expect(await done('export-person', emailAddress)).toContain(emailAddress);
    woken.length = 0;
    await done('delete-person', emailAddress.toUpperCase());
    expect(woken).toEqual([expect.stringMatching(/^forget [1-9]$/)]);
    // As another process would, whose journal has it still.
    await storeEnquiry(app.db, accepted);
    await createEnquiryIntake(createEnquiryJournal(folder.path)).reconcile(app.db, new Date(), {
      error: () => undefined,
    });
    const left = await app.db
      .selectFrom('enquiries')
      .select('id')
      .where('email_key', '=', emailAddress.toLowerCase())
      .execute();
    expect(left).toEqual([]);
  });

  it('run-jobs runs the daily jobs', async () => {
    woken.length = 0;
    expect(await done('run-jobs')).toBe('The daily jobs are done.');
    expect(woken).toEqual(['jobs']);
    failing = ['delete old mails'];
    expect(await failure('run-jobs')).toBe('Failed, see the log: delete old mails.');
    failing = [];
  });

  it('says what it does not understand', async () => {
    expect(await failure()).toBe('Name a verb.');
    expect(await failure('toString')).toBe('There is no verb toString.');
    expect(await failure('invite')).toBe('Name an e-mail address.');
    expect(await failure('invite', 'a@b.example', '--nonsense')).toMatch(/nonsense/);
    for (const command of [
      'create-user',
      'set-role',
      'invite',
      'list-enquiries',
      'publish',
      'unpublish',
      'set-status',
      'retry-mail',
    ]) {
      expect(usage()).toContain(`  ${command} `);
    }
  });
});

describe('the way to the running server', () => {
  async function served() {
    const folder = await temporaryFolder();
    const address = controlAddress(folder.path);
    const asked: unknown[] = [];
    const control = await serveControl(address, async (typed) => {
      asked.push(typed);
      return { kind: 'done', lines: typed.map((one) => one.toUpperCase()) };
    });
    onTestFinished(async () => {
      await control.close();
      await folder[Symbol.asyncDispose]();
    });
    return { address, asked };
  }

  it('carries what was typed there and the lines back', async () => {
    const { address } = await served();
    expect(await askControl(address, ['set-status', 'sold č', '1'])).toEqual({
      kind: 'done',
      lines: ['SET-STATUS', 'SOLD Č', '1'],
    });
  });

  it('is for the user who runs the server only', async () => {
    const { address } = await served();
    expect((await stat(address)).mode & 0o777).toBe(0o600);
  });

  it('takes no nonsense', async () => {
    const { address, asked } = await served();
    for (const nonsense of ['{"a":1}', 'not json', '[1]']) {
      const socket = connect(address);
      socket.on('error', () => undefined);
      socket.end(nonsense);
      await once(socket, 'close');
    }
    const tooMuch = await askControl(address, ['x'.repeat(100_000)]);
    expect(tooMuch).toEqual({ kind: 'failed', isUsage: false, message: 'That is too much at once.' });
    expect(asked).toEqual([]);
  });

  it('closes although somebody is connected and says nothing', async () => {
    await using folder = await temporaryFolder();
    const address = controlAddress(folder.path);
    const control = await serveControl(address, async () => ({ kind: 'done', lines: [] }));
    const silent = connect(address);
    await once(silent, 'connect');
    silent.on('error', () => undefined);
    await control.close();
    expect(await askControl(address, ['usage'])).toBeNull();
  });

  it('stays with the server that has it when another starts on the same folder', async () => {
    const { address, asked } = await served();
    const second = await serveControl(address, async () => ({ kind: 'done', lines: ['second'] }));
    await second.close();
    expect(await askControl(address, ['usage'])).toEqual({ kind: 'done', lines: ['USAGE'] });
    expect(asked).toEqual([['usage']]);
  });

  it('is nowhere when no server runs, also when one was killed', async () => {
    await using folder = await temporaryFolder();
    expect(await askControl(path.join(folder.path, 'control.sock'), ['usage'])).toBeNull();
  });

  it('is short enough for a socket, however long the path of the data folder', () => {
    expect(controlAddress(`/data/${'x'.repeat(200)}`).length).toBeLessThan(100);
    expect(controlAddress('/data')).toBe(
      process.platform === 'win32' ? expect.any(String) : '/data/control.sock',
    );
  });
});
