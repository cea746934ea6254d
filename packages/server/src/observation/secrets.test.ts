import { type OperationName, operationPath, operations } from '@suite/api';
import type { InjectOptions } from 'fastify';
import type { DatabaseConnection, Driver } from 'kysely';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { createOutbox } from '../mail/outbox.ts';
import { OWN_PAGE } from '../testing/browser.ts';
import { TEST_KEY, TEST_PASSWORD_COST } from '../testing/identities.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';
import { loggedError } from './log-options.ts';

/** Two hundred things that are nobody else's business: words of people, passwords, tokens. */
const SECRETS = Array.from({ length: 200 }, (_one, index) => `Zq${index}tajna${(index * 7919) % 9973}x`);

let turn = 0;
const plant = () => {
  turn += 1;
  return SECRETS[turn % SECRETS.length] ?? '';
};

/** The same body with a secret in each text that may be any text. */
function planted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => planted(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, planted(one, name)]));
  }
  if (typeof value !== 'string') return value;
  return key.toLowerCase().includes('email')
    ? `${plant()}@secrets.example`.toLowerCase()
    : `${value}${plant()}`;
}

/** Says what a database, a file system or a mail server says of what failed: all that it was given. */
function repeatAll(given: unknown): Error {
  const text = JSON.stringify(given);
  const error = new Error(`invalid input: ${text}\n    at ${SECRETS[3]} (/tmp/${SECRETS[4]}:1:1)`);
  return Object.assign(error, {
    code: '22P02',
    detail: text,
    where: text,
    table: 'apartments',
    constraint: 'units_pkey',
  });
}

/** A database that knows who asks and fails at everything else, telling all that it was asked. */
function failingDatabase(sound: Database, fails: (sql: string) => boolean): Database {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      if (fails(query.sql)) throw repeatAll([query.sql, query.parameters, SECRETS.slice(0, 20)]);
      return sound.executeQuery(query) as never;
    },
    streamQuery: () => {
      throw repeatAll('stream');
    },
  } as DatabaseConnection;
  class FailingDriver extends DummyDriver {
    override async acquireConnection() {
      return connection;
    }
  }
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: (): Driver => new FailingDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const HEADERS = () => ({
  'user-agent': plant(),
  referer: `https://elsewhere.example/${plant()}`,
  'idempotency-key': `${plant()}${plant()}`,
  'if-match': `"${plant()}"`,
});

describe('secrets and words of people', () => {
  let fixture: TestApp;
  beforeAll(async () => {
    fixture = await openTestApp(FAST_BACKEND);
  });
  afterAll(() => fixture.close());

  /** Good and bad requests of an operation, by nobody, by somebody who may all, and by a forged token. */
  function requestsOf(name: OperationName): InjectOptions[] {
    const { method, response } = operations[name];
    if (response === 'events') return [];
    const { params, query, body } = sampleRequest(name);
    const path = operationPath(name, params ?? {});
    const forged = { method, url: path, headers: { authorization: `Bearer ${plant()}.${plant()}.x` } };
    const own = (['anonymous', 'super_admin'] as const).flatMap((identity) => {
      const headers = { ...OWN_PAGE, ...HEADERS(), ...fixture.headersOf[identity] };
      const sent = { method, url: query ? `${path}?${query}` : path, headers };
      const json = { ...headers, 'content-type': 'application/json' };
      return [
        body ? { ...sent, payload: planted(body) as object } : sent,
        { ...sent, headers: json, payload: `{"text":"${plant()}"` },
        { ...sent, url: `${path}?q=${plant()}&langId=${plant()}` },
      ];
    });
    return [...own, forged];
  }

  /** Sends each operation, good and bad, and gives all that the log and the error responses say. */
  async function drive(db: Database): Promise<{ log: string; errors: string; statuses: Set<number> }> {
    const lines: string[] = [];
    const app = await createApp({
      mediaDir: fixture.mediaDir,
      logLevel: 'trace',
      logTo: { write: (line) => lines.push(line) },
      rateLimits: false,
      secretKey: TEST_KEY,
      passwordCost: TEST_PASSWORD_COST,
      evenStepMs: 1,
      geocoderUrl: `http://127.0.0.1:9/v5?access_token=${plant()}`,
    });
    app.setDatabase(db);
    onTestFinished(() => app.http.close());
    const errors: string[] = [];
    const statuses = new Set<number>();
    const note = ({ statusCode, body }: { statusCode: number; body: string }) => {
      statuses.add(statusCode);
      if (statusCode >= 400) errors.push(body);
    };
    for (const name of Object.keys(operations) as OperationName[]) {
      for (const request of requestsOf(name)) await app.http.inject(request).then(note);
    }
    for (const url of [`/api/v1/confirm-email`, `/%E0%A4%A${plant()}`, `/rs/${plant()}?token=${plant()}`]) {
      await app.http.inject({ url, headers: { ...HEADERS(), cookie: `rt=${plant()}` } }).then(note);
    }
    return { log: lines.join(''), errors: errors.join('\n'), statuses };
  }

  const found = (text: string) =>
    SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

  it.each([
    ['everything works', () => false],
    ['every query fails', () => true],
    ['every change fails', (sql: string) => /^\s*(insert|update|delete)/i.test(sql)],
    ['every read of what is shown fails', (sql: string) => /published_|visible_|media|enquiries/.test(sql)],
  ] as const)(
    'are in no line of the log and in no error response while %s',
    { timeout: 90_000 },
    async (_what, fails) => {
      const isSound = _what === 'everything works';
      const { log, errors, statuses } = await drive(
        isSound ? fixture.db : failingDatabase(fixture.db, fails),
      );
      expect(found(log)).toEqual([]);
      expect(found(errors)).toEqual([]);
      expect(log).toContain('"msg":"request"');
      if (!isSound) expect([log.includes('"code":"22P02"'), statuses.has(500)]).toEqual([true, true]);
      expect(turn).toBeGreaterThan(SECRETS.length);
    },
  );

  it('are in no line when a mail cannot be sent', async () => {
    const lines: string[] = [];
    const write = (details: object, message: string) => lines.push(JSON.stringify([details, message]));
    const outbox = createOutbox({
      keepsMails: false,
      send: (mail) => Promise.reject(repeatAll(mail)),
      forget: async () => undefined,
    });
    const mails = await fixture.db.selectFrom('mails').select('id').execute();
    outbox.start(fixture.db, {
      info: write,
      warn: write,
      error: (details, message) =>
        write({ ...details, ...('err' in details && { err: loggedError(details.err) }) }, message),
    });
    await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(mails.length > 0 ? 0 : -1);
    await outbox.close();
    expect(found(lines.join(''))).toEqual([]);
  });
});
