import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabaseFolder } from '../testing/test-database.ts';
import { type Database, listen, openDatabase } from './connection.ts';

const CHANNEL = 'of_the_test';
const LONG_QUERY = sql`select count(*) from generate_series(1, 1000000)`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let db: Database;

beforeAll(async () => {
  folder = await temporaryFolder();
  await makeDatabaseFolder(folder.path);
  db = await openDatabase({ kind: 'embedded', folder: folder.path });
  await sql`create table said (text text primary key)`.execute(db);
}, 30_000);
afterAll(async () => {
  await db.destroy();
  await folder[Symbol.asyncDispose]();
});

const say = (text: string, on: Database = db) => sql`insert into said values (${text})`.execute(on);
const said = async () => (await sql<{ text: string }>`select text from said`.execute(db)).rows;

it('lets this thread work while a statement runs', async () => {
  let turns = 0;
  let isDone = false;
  const query = LONG_QUERY.execute(db).then(() => {
    isDone = true;
  });
  while (!isDone) {
    await setTimeout(1);
    turns += 1;
  }
  await query;
  expect(turns).toBeGreaterThan(5);
});

it('keeps what a transaction did or nothing of it, and has the SQLSTATE of errors', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await say('lost', trx);
    await say('lost', trx);
  });
  // Asked meanwhile, and so of before or after it.
  const [seen, failure] = await Promise.all([said(), failing.catch((error: unknown) => error)]);
  expect(failure).toMatchObject({ code: '23505', table: 'said' });
  await db.transaction().execute((trx) => say('kept', trx));
  expect([seen, await said()]).toEqual([[], [{ text: 'kept' }]]);
});

it('gives dates, bytes, JSON and numbers as PGlite does', async () => {
  const { rows } = await sql`
    select ${new Date(0)}::timestamptz as at, ${Buffer.from([1, 2])}::bytea as bytes,
      ${JSON.stringify({ a: [1] })}::jsonb as json, 2::bigint as many`.execute(db);
  expect(rows).toEqual([{ at: new Date(0), bytes: new Uint8Array([1, 2]), json: { a: [1] }, many: 2 }]);
});

it('tells of a change before who made it goes on, and every listener of it', async () => {
  const heard: string[] = [];
  const listeners = await Promise.all(
    ['first', 'second'].map(
      (name) =>
        new Promise<ReturnType<typeof listen>>((resolve) => {
          const listener = listen(db, CHANNEL, {
            onNotice: (payload) => heard.push(`${name} ${payload}`),
            onListening: () => resolve(listener),
          });
        }),
    ),
  );
  await db.transaction().execute((trx) => sql`select pg_notify(${CHANNEL}, 'changed')`.execute(trx));
  expect(heard).toEqual(['first changed', 'second changed']);
  await listeners[0]?.stop();
  await sql`select pg_notify(${CHANNEL}, 'again')`.execute(db);
  expect(heard.slice(2)).toEqual(['second again']);
});

it('refuses what is asked of it after its end', async () => {
  const folderOfAnother = await temporaryFolder();
  await makeDatabaseFolder(folderOfAnother.path);
  const another = await openDatabase({ kind: 'embedded', folder: folderOfAnother.path });
  await another.destroy();
  await expect(sql`select 1`.execute(another)).rejects.toThrow();
  await folderOfAnother[Symbol.asyncDispose]();
});
