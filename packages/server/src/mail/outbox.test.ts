import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { openTestDatabase, TEST_BACKENDS, type TestDatabase } from '../testing/test-database.ts';
import { createFolderTransport } from './folder-transport.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { queueMail } from './queue-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

const FROM = 'homes@server.example';
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(TEST_BACKENDS)('the outbox on %s', { timeout: 30_000 }, (backend) => {
  let test: TestDatabase;
  let server: TestMailServer;
  const outboxes: Outbox[] = [];
  beforeAll(async () => {
    test = await openTestDatabase(backend);
  });
  beforeEach(async () => {
    await test.db.deleteFrom('mails').execute();
    server = await openMailServer();
  });
  afterEach(async () => {
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.close()));
    await server.close();
  });
  afterAll(() => test.close());

  function start(transport: MailTransport = createSmtpTransport(server.url, FROM)): Outbox {
    const outbox = createOutbox(transport);
    outbox.start(test.db, LOG);
    outboxes.push(outbox);
    return outbox;
  }

  async function queue(to: string, change: { replyTo?: string; key?: string } = {}): Promise<number> {
    const id = await queueMail(test.db, {
      template: 'reset-password',
      locale: 'en',
      to,
      replyTo: change.replyTo,
      idempotencyKey: change.key ?? to,
      data: { link: 'https://homes.example/reset?token=secret', linkHours: 1 },
    });
    return id ?? 0;
  }

  const rowOf = (id: number) =>
    test.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Waits until a mail is what it should become. */
  const until = (id: number, row: object) =>
    vi.waitFor(async () => expect(await rowOf(id)).toMatchObject(row), { timeout: 15_000, interval: 20 });

  async function makeDue(outbox: Outbox, id: number): Promise<void> {
    await test.db
      .updateTable('mails')
      .set({ next_attempt_at: sql`now()`, leased_until: null })
      .where('id', '=', id)
      .execute();
    outbox.wake();
  }

  it('sends what is queued, and keeps no link of it', async () => {
    const outbox = start();
    const id = await queue('ana@example.com', { replyTo: 'office@example.com' });
    outbox.wake();
    await until(id, { state: 'sent', attempts: 1, body_text: null, body_html: null, leased_until: null });
    const [mail] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(mail).toMatchObject({ from: FROM, to: ['ana@example.com'] });
    expect(mail?.content).toMatchObject({
      from: { address: FROM },
      to: [{ address: 'ana@example.com' }],
      replyTo: [{ address: 'office@example.com' }],
      subject: 'Set a new password',
    });
    expect(mail?.content.text).toContain('https://homes.example/reset?token=secret');
    expect(mail?.content.html).toContain('https://homes.example/reset?token=secret');
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  });

  it('queues a key once', async () => {
    expect(await queue('ana@example.com', { key: 'the key' })).toBeGreaterThan(0);
    expect(await queue('ana@example.com', { key: 'the key' })).toBe(0);
  });

  it('goes on when a dead server is alive again', async () => {
    const { port } = server;
    await server.close();
    const outbox = start();
    const id = await queue('ana@example.com');
    outbox.wake();
    await until(id, { state: 'queued', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') });
    const { next_attempt_at: next } = await rowOf(id);
    expect(next.getTime() - Date.now()).toBeGreaterThan(20_000);
    expect(next.getTime() - Date.now()).toBeLessThan(31_000);
    server = await openMailServer(port);
    await makeDue(outbox, id);
    await until(id, { state: 'sent', attempts: 2, last_error: null });
  });

  it.each([
    ['connect', 421],
    ['connect', 554],
    ['recipient', 450],
    ['data', 451],
  ] as const)('tries again after a refusal at %s with %i, with the same Message-ID', async (at, code) => {
    server.refusal = { at, code };
    const outbox = start();
    const id = await queue('ana@example.com');
    outbox.wake();
    await until(id, { state: 'queued', attempts: 1, last_error: expect.stringContaining(String(code)) });
    expect((await rowOf(id)).body_text).toContain('token=secret');
    server.refusal = null;
    await makeDue(outbox, id);
    await until(id, { state: 'sent' });
    // As after a crash between sending and noting it.
    await test.db
      .updateTable('mails')
      .set({ state: 'queued', body_text: 'again', body_html: 'again' })
      .where('id', '=', id)
      .execute();
    await makeDue(outbox, id);
    await until(id, { state: 'sent', attempts: 3 });
    const [first, second] = server.mails.map(({ content }) => content.messageId);
    expect(first).toMatch(new RegExp(`^<${id}\\.[0-9a-f]{24}@server\\.example>$`));
    expect(second).toBe(first);
  });

  it.each([
    ['recipient', 550],
    ['data', 554],
  ] as const)('gives up at once after a refusal at %s with %i', async (at, code) => {
    server.refusal = { at, code };
    const outbox = start();
    const id = await queue('ana@example.com');
    outbox.wake();
    await until(id, { state: 'failed', attempts: 1, last_error: expect.stringContaining(String(code)) });
  });

  it('keeps mails queued when the server does not know our password', async () => {
    const url = server.url.replace('//', '//user:wrong@');
    const outbox = start(createSmtpTransport(url, FROM));
    const id = await queue('ana@example.com');
    outbox.wake();
    await until(id, { state: 'queued', attempts: 1, last_error: expect.stringContaining('535') });
    expect((await rowOf(id)).last_error).not.toContain('wrong');
  });

  it('waits longer after each attempt, and gives up after eight', async () => {
    server.refusal = { at: 'data', code: 451 };
    const outbox = start();
    const id = await queue('ana@example.com');
    outbox.wake();
    const waitsS: number[] = [];
    for (let attempts = 1; attempts <= 7; attempts += 1) {
      await until(id, { state: 'queued', attempts, leased_until: null });
      const { rows } = await sql<{ wait: number }>`
        select round(extract(epoch from next_attempt_at - now()) / 10)::int * 10 as wait from mails`.execute(
        test.db,
      );
      waitsS.push(rows[0]?.wait ?? 0);
      await makeDue(outbox, id);
    }
    expect(waitsS).toEqual([30, 120, 600, 3600, 21_600, 21_600, 21_600]);
    await until(id, { state: 'failed', attempts: 8 });
  });

  it('is shared by processes: each mail is sent once', async () => {
    const ids = [];
    for (let index = 0; index < 20; index += 1) ids.push(await queue(`person-${index}@example.com`));
    for (let index = 0; index < 3; index += 1) start();
    for (const id of ids) await until(id, { state: 'sent', attempts: 1 });
    expect(server.mails.map(({ to }) => to[0]).toSorted()).toEqual(
      ids.map((_, index) => `person-${index}@example.com`).toSorted(),
    );
  });

  it('leaves a mail that another process has, and takes it when that process is gone', async () => {
    const id = await queue('ana@example.com');
    const lease = (time: string) =>
      test.db
        .updateTable('mails')
        .set({ leased_until: sql`now() + ${time}::interval` })
        .execute();
    await lease('1 minute');
    const other = await queue('other@example.com');
    const outbox = start();
    await until(other, { state: 'sent' });
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 0 });
    await lease('-1 second');
    outbox.wake();
    await until(id, { state: 'sent', attempts: 1 });
  });

  it('ends after the mail under way', async () => {
    let letGo: () => void = () => undefined;
    const taking = new Promise<void>((resolve) => {
      server.whileTaking = () => {
        resolve();
        return new Promise((go) => {
          letGo = go;
        });
      };
    });
    const outbox = start();
    const id = await queue('ana@example.com');
    const later = await queue('later@example.com');
    outbox.wake();
    await taking;
    const closed = outbox.close();
    letGo();
    await closed;
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    expect(await rowOf(later)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  const BAD = [
    'ana@example.com\r\nBcc: victim@example.com',
    'ana@example.com>\r\nRCPT TO:<victim@example.com',
    'ana@example.com, victim@example.com',
    'Ana <ana@example.com>',
    '"a\nb"@example.com',
    'ana@example.com ',
    '',
  ];

  it.each(BAD)('sends nothing to %j', async (address) => {
    const outbox = start();
    const to = await queue(address, { key: 'to' });
    const reply = await queue('ana@example.com', { replyTo: address, key: 'reply' });
    outbox.wake();
    for (const id of [to, reply]) {
      await until(id, { state: 'failed', last_error: 'The address is not valid.' });
    }
    expect(server.mails).toEqual([]);
  });

  it('makes no header of a subject', async () => {
    const outbox = start();
    const id = await queue('ana@example.com');
    await test.db
      .updateTable('mails')
      .set({ subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nBody' })
      .where('id', '=', id)
      .execute();
    outbox.wake();
    await until(id, { state: 'sent' });
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['ana@example.com']);
    expect(mail?.content.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.content.text).toContain('token=secret');
  });

  it('writes files for their owner only where there is no mail server, and keeps the texts', async () => {
    const folder = await temporaryFolder();
    onTestFinished(() => folder[Symbol.asyncDispose]());
    const outbox = start(createFolderTransport(path.join(folder.path, 'mail'), 'mail@localhost'));
    const id = await queue('ana@example.com');
    outbox.wake();
    await until(id, { state: 'sent', body_text: expect.stringContaining('token=secret') });
    const file = path.join(folder.path, 'mail', `${id}.eml`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail).toMatchObject({ to: [{ address: 'ana@example.com' }], subject: 'Set a new password' });
    expect(mail.messageId).toMatch(/@localhost>$/);
  });

  it('keeps mails queued while the folder cannot be written', async () => {
    const outbox = start(createFolderTransport('/dev/null/mail', FROM));
    const id = await queue('ana@example.com');
    outbox.wake();
    await until(id, { state: 'queued', attempts: 1, last_error: expect.stringContaining('ENOTDIR') });
  });
});
