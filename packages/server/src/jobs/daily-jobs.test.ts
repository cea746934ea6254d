import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeEnquiry } from '../modules/enquiries/store-enquiry.ts';
import { openMediaFiles } from '../modules/media/media-files.ts';
import { acceptedSample } from '../testing/accepted-sample.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { dailyJobs } from './daily-jobs.ts';
import { runDaily, runJobsOnce } from './run-daily.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe.each([FAST_BACKEND])('the daily jobs on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const logged: object[] = [];
  const log = { info: () => undefined, error: (details: object) => logged.push(details) };
  beforeEach(async () => {
    [test, folder] = await Promise.all([openTestDatabase(backend), temporaryFolder()]);
    logged.length = 0;
  });
  afterEach(async () => {
    await Promise.all([test.close(), folder[Symbol.asyncDispose]()]);
  });

  /** Runs them once. */
  const run = (
    jobs = dailyJobs(folder.path, openMediaFiles({ mediaDir: path.join(folder.path, 'media') })),
  ) => runDaily(() => runJobsOnce(test.db, jobs, log))();
  const keysOf = async (table: 'enquiries' | 'mails') =>
    (await test.db.selectFrom(table).select('idempotency_key as key').execute())
      .map(({ key }) => key)
      .toSorted();

  it('delete price requests a year after they were fulfilled, with their mails, and no others', async () => {
    const fulfilledAt = { old: daysAgo(367), recent: daysAgo(364), open: null };
    for (const [key, time] of Object.entries(fulfilledAt)) {
      await storeEnquiry(test.db, acceptedSample(key));
      await test.db
        .updateTable('enquiries')
        .set({ created_at: daysAgo(900), fulfilled_at: time })
        .where('idempotency_key', '=', key)
        .execute();
    }
    await run();
    expect(await keysOf('enquiries')).toEqual(['open', 'recent']);
    expect(await keysOf('mails')).toEqual([
      'price-request-received:open',
      'price-request-received:recent',
      'price-request:open',
      'price-request:recent',
    ]);
    expect(logged).toEqual([]);
  });

  it('delete what was being written when a process was ended, a day later', async () => {
    const media = path.join(folder.path, 'media');
    const [hash, id] = ['ab'.repeat(32), 'd9428888-122b-11e1-b85c-61cd3cbb3210'];
    const parts = [
      `${hash}.${id}`,
      path.join('variants', `${hash}-640.webp.${id}`),
      path.join('tiles', `${hash}.${id}`),
    ];
    const whole = [hash, path.join('variants', `${hash}-640.webp`)];
    await mkdir(path.join(media, 'variants'), { recursive: true });
    await mkdir(path.join(media, 'tiles', `${hash}.${id}`, '0'), { recursive: true });
    for (const name of [...parts.slice(0, 2), ...whole]) {
      await writeFile(path.join(media, name), 'a part');
      await utimes(path.join(media, name), daysAgo(2), daysAgo(2));
    }
    await utimes(path.join(media, parts[2] ?? ''), daysAgo(2), daysAgo(2));
    const young = `${'cd'.repeat(32)}.${id}`;
    await writeFile(path.join(media, young), 'a part');
    await run();
    const left = await readdir(media, { recursive: true });
    expect(left.toSorted()).toEqual(['tiles', 'variants', young, ...whole].toSorted());
    expect(logged).toEqual([]);
  });

  it('delete whom mails went to and what was in them after 30 days', async () => {
    const add = (key: string, state: 'queued' | 'sent' | 'failed', days: number) =>
      test.db
        .insertInto('mails')
        .values({
          idempotency_key: key,
          template: 'favorites',
          recipient: 'Ana@example.com',
          recipient_key: 'ana@example.com',
          reply_to: 'bob@example.com',
          subject: 'Favourites',
          body_text: 'text',
          body_html: 'html',
          state,
          last_error: '550 Ana@example.com unknown',
          created_at: daysAgo(days),
          sent_at: state === 'sent' ? daysAgo(days) : null,
        })
        .execute();
    await add('old sent', 'sent', 31);
    await add('old failed', 'failed', 31);
    await add('old queued', 'queued', 31);
    await add('new sent', 'sent', 29);
    await add('new failed', 'failed', 29);
    await run();
    const rows = await test.db.selectFrom('mails').selectAll().orderBy('idempotency_key').execute();
    const cleared = rows.filter((row) => row.recipient === '');
    expect(cleared.map((row) => row.idempotency_key)).toEqual(['old failed', 'old sent']);
    expect(JSON.stringify(cleared)).not.toMatch(/example\.com|text"?:"text|html"?:"html/i);
    expect(rows.filter((row) => row.body_text === 'text')).toHaveLength(3);
  });

  it('delete files of mails after 30 days, and no other files', async () => {
    await mkdir(folder.path, { recursive: true });
    const put = async (name: string, days: number) => {
      const file = path.join(folder.path, name);
      await writeFile(file, 'mail');
      await utimes(file, daysAgo(days), daysAgo(days));
    };
    await put('1.eml', 31);
    await put('2.eml.draft', 31);
    await put('3.eml', 29);
    await put('notes.txt', 31);
    await run();
    expect((await readdir(folder.path)).toSorted()).toEqual(['3.eml', 'notes.txt']);
  });

  it('go on after one that failed, which leaves nothing half done', async () => {
    const done: string[] = [];
    await run([
      {
        name: 'bad',
        run: async (trx) => {
          await sql`create table half_done (id integer)`.execute(trx);
          throw new Error('broken');
        },
      },
      { name: 'good', run: async () => done.push('good') },
    ]);
    expect(done).toEqual(['good']);
    expect(logged).toEqual([{ err: new Error('broken'), job: 'bad' }]);
    const { rows } = await sql`select to_regclass('half_done') as name`.execute(test.db);
    expect(rows).toEqual([{ name: null }]);
  });

  // Only there can two ask at once.
  if (backend === 'PostgreSQL')
    it('are left to the process that runs them already', async () => {
      const done: number[] = [];
      const slow = { name: 'slow', run: async () => run([{ name: 'other', run: async () => done.push(1) }]) };
      await run([slow]);
      expect(done).toEqual([]);
      await run([{ name: 'other', run: async () => done.push(2) }]);
      expect(done).toEqual([2]);
    });
});
