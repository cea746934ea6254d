import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { acceptedSample } from '../../testing/accepted-sample.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createEnquiryIntake } from './enquiry-intake.ts';
import { createEnquiryJournal } from './enquiry-journal.ts';

const MINUTE_MS = 60_000;

describe.each([FAST_BACKEND])('taking price requests on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const logged: string[] = [];
  const log = { error: (_details: object, message: string) => logged.push(message) };
  beforeEach(async () => {
    [test, folder] = await Promise.all([openTestDatabase(backend), temporaryFolder()]);
    logged.length = 0;
  });
  afterEach(async () => {
    await Promise.all([test.close(), folder[Symbol.asyncDispose]()]);
  });

  const journalDir = () => path.join(folder.path, 'enquiries');
  const files = () => readdir(journalDir());
  const keysOf = async (table: 'enquiries' | 'mails') =>
    (await test.db.selectFrom(table).select('idempotency_key as key').execute())
      .map(({ key }) => key)
      .toSorted();
  /** A process that has just started on the folder. */
  const newIntake = () => createEnquiryIntake(createEnquiryJournal(journalDir()));
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

  /** A database on which nothing can be stored. */
  async function brokenDatabase(): Promise<Database> {
    await sql`alter table enquiries rename to gone`.execute(test.db);
    return test.db;
  }
  const mend = () => sql`alter table gone rename to enquiries`.execute(test.db);

  it('keeps a request on the disk, for the owner only, until the database has had it long enough', async () => {
    const intake = newIntake();
    await intake.accept(test.db, acceptedSample('a'), log);
    const [name = '', ...more] = await files();
    expect(more).toEqual([]);
    expect((await stat(path.join(journalDir(), name))).mode & 0o777).toBe(0o600);
    expect((await stat(journalDir())).mode & 0o777).toBe(0o700);
    await intake.reconcile(test.db, later(9), log);
    expect(await files()).toEqual([name]);
    await intake.reconcile(test.db, later(11), log);
    expect(await files()).toEqual([]);
    expect(await keysOf('enquiries')).toEqual(['a']);
    expect(await keysOf('mails')).toEqual(['price-request-received:a', 'price-request:a']);
    expect(logged).toEqual([]);
  });

  it('stores a request later when the database fails, whatever else is there', async () => {
    const intake = newIntake();
    await intake.accept(await brokenDatabase(), acceptedSample('a'), log);
    await intake.accept(test.db, acceptedSample('b'), log);
    expect(logged).toEqual(Array(2).fill('price request not stored; it stays in the journal'));
    await intake.reconcile(test.db, later(11), log);
    expect(await files()).toHaveLength(2);
    await mend();
    await intake.reconcile(test.db, later(12), log);
    expect(await keysOf('enquiries')).toEqual(['a', 'b']);
    expect(await keysOf('mails')).toHaveLength(4);
    expect(await files()).toEqual([]);
  });

  it('stores at the next start what the last process did not, and nothing twice', async () => {
    await newIntake().accept(await brokenDatabase(), acceptedSample('a'), log);
    await mend();
    await newIntake().accept(test.db, acceptedSample('b'), log);
    await Promise.all([
      newIntake().reconcile(test.db, new Date(), log),
      newIntake().reconcile(test.db, new Date(), log),
    ]);
    await newIntake().reconcile(test.db, new Date(), log);
    expect(await keysOf('enquiries')).toEqual(['a', 'b']);
    expect(await keysOf('mails')).toHaveLength(4);
    const [stored] = await test.db.selectFrom('enquiries').selectAll().execute();
    expect(stored).toMatchObject({ note: 'A\nnote', locale: 'rs', mail_id: expect.any(Number) });
    expect(stored?.created_at.toISOString()).toBe('2026-01-02T03:04:05.000Z');
  });

  it('passes over an entry that was not written to its end, and removes it in time', async () => {
    await newIntake().accept(test.db, acceptedSample('a'), log);
    const [name = ''] = await files();
    const whole = await readFile(path.join(journalDir(), name), 'utf8');
    const torn = '00000000-0000-4000-8000-000000000000.json';
    await writeFile(path.join(journalDir(), torn), whole.slice(0, -40).replace('"a"', '"torn"'));
    await writeFile(path.join(journalDir(), 'notes.txt'), 'not ours');
    const intake = newIntake();
    await intake.reconcile(test.db, new Date(), log);
    expect(await files()).toContain(torn);
    await utimes(path.join(journalDir(), torn), later(-11), later(-11));
    await intake.reconcile(test.db, new Date(), log);
    expect((await files()).toSorted()).toEqual([name, 'notes.txt'].toSorted());
    expect(await keysOf('enquiries')).toEqual(['a']);
  });

  it('keeps what a later version wrote: what it can read is stored, the rest stays until that version is back', async () => {
    const intake = newIntake();
    await intake.accept(await brokenDatabase(), acceptedSample('a'), log);
    await intake.accept(test.db, acceptedSample('b'), log);
    await mend();
    for (const name of await files()) {
      const entry = JSON.parse(await readFile(path.join(journalDir(), name), 'utf8'));
      const later = entry.idempotencyKey === 'a' ? { added: 1 } : { receivedAt: 'in another form' };
      await writeFile(path.join(journalDir(), name), JSON.stringify({ ...entry, ...later }));
    }
    logged.length = 0;
    const former = newIntake();
    await former.reconcile(test.db, later(11), log);
    expect([await keysOf('enquiries'), (await files()).length, await former.waiting()]).toEqual([
      ['a'],
      1,
      1,
    ]);
    expect(logged).toEqual(['price request not stored; it stays in the journal']);
    await former.forget(acceptedSample('b').request.emailAddress.toUpperCase());
    expect(await files()).toEqual([]);
  });

  it('does not bring back what was deleted', async () => {
    const intake = newIntake();
    await intake.accept(test.db, acceptedSample('a'), log);
    await test.db.deleteFrom('enquiries').execute();
    await intake.reconcile(test.db, later(1), log);
    await intake.reconcile(test.db, later(11), log);
    expect([await keysOf('enquiries'), await files()]).toEqual([[], []]);
  });

  it('goes to the database alone when the disk is full', async () => {
    const intake = createEnquiryIntake(createEnquiryJournal('/dev/null/enquiries'));
    await intake.accept(test.db, acceptedSample('a'), log);
    expect(await keysOf('enquiries')).toEqual(['a']);
    expect(logged).toEqual(['price request not journalled']);
  });

  it('accepts nothing that is neither on the disk nor in the database', async () => {
    const intake = createEnquiryIntake(createEnquiryJournal('/dev/null/enquiries'));
    const db = await brokenDatabase();
    await expect(intake.accept(db, acceptedSample('a'), log)).rejects.toThrow('enquiries');
  });
});
