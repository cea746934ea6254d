import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { acceptedSample } from '../testing/accepted-sample.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { diagnose } from './doctor.ts';
import { examine, linesOf } from './finding.ts';
import { machineChecks } from './machine-checks.ts';
import { recordChecks } from './record-checks.ts';

/** Where nobody listens. */
const NOWHERE = '127.0.0.1:9';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder[Symbol.asyncDispose]());

describe('doctor, of a machine', () => {
  const look = async (environment: Record<string, string> = {}, leastFreeBytes?: number) => {
    const configuration = readConfiguration({ DATA_DIR: folder.path, ...environment });
    return linesOf(await examine(machineChecks(configuration, leastFreeBytes)));
  };
  // A database is made in it once, not for each setting.
  let shared: typeof folder;
  beforeAll(async () => {
    shared = await temporaryFolder();
  });
  afterAll(() => shared[Symbol.asyncDispose]());
  const GOOD = ['Settings', 'Data folder', 'Space on the disk', 'Keys', 'Media store', 'Releases'];

  it('finds nothing but that nothing is released on a new one', async () => {
    const lines = await look();
    expect(lines.filter((line) => line.startsWith('ISSUE'))).toEqual(['ISSUE Releases: Nothing is released']);
    expect(lines.filter((line) => line.startsWith('good'))).toEqual(
      [...GOOD.slice(0, -1), 'Mail server', 'Geocoder'].map((name) => `good  ${name}`),
    );
  });

  it.each([
    ['a port that is none', { PORT: 'many' }, /^ISSUE Settings: The environment variable PORT must be/],
    [
      'a public address without TLS',
      { PUBLIC_URL: 'http://homes.example' },
      /^ISSUE Settings: Visitors come over http/,
    ],
    ['no trusted proxy', { PUBLIC_URL: 'https://homes.example' }, /^ISSUE Settings: No proxy is trusted/],
    [
      'nobody to report a vulnerability to',
      { PUBLIC_URL: 'https://homes.example' },
      /^ISSUE Settings: Nobody is told where to report a vulnerability/,
    ],
    [
      'a key of sessions of one server',
      { DATABASE_URL: `postgres://suite@${NOWHERE}/suite` },
      /^ISSUE Settings: The key of sessions/,
    ],
    [
      'a database that is away',
      { DATABASE_URL: `postgres://suite@${NOWHERE}/suite` },
      /^ISSUE Database: .*ECONNREFUSED/,
    ],
    [
      'a data folder that cannot be written to',
      { DATA_DIR: '/dev/null/data' },
      /^ISSUE Data folder: The data folder \/dev\/null\/data cannot be written to/,
    ],
    [
      'a store of media that is away',
      { MEDIA_URL: `s3://key:secret@${NOWHERE}/bucket?region=eu-central-1&tls=0` },
      /^ISSUE Media store: The media store/,
    ],
    [
      'a mail server that is away',
      { SMTP_URL: `smtp://user:secret@${NOWHERE}` },
      /^ISSUE Mail server: .*ECONNREFUSED/,
    ],
    ['a geocoder that is away', { GEOCODER_URL: `http://${NOWHERE}` }, /^ISSUE Geocoder: The maps service/],
  ])('finds %s, with what helps and no secret', async (_, environment, expected) => {
    const { lines, isHealthy } = await diagnose({ DATA_DIR: shared.path, ...environment });
    const index = lines.findIndex((line) => expected.test(line));
    expect(lines.join('\n')).toMatch(new RegExp(expected.source, 'm'));
    expect(lines[index + 1]).toMatch(/^ {6}\w.*\.$/);
    expect(lines.join('\n')).not.toContain('secret');
    expect(isHealthy).toBe(false);
  });

  it('finds a disk that is nearly full', async () => {
    expect((await look({}, Number.MAX_SAFE_INTEGER)).join('\n')).toMatch(
      /^ISSUE Space on the disk: \d+ MB are left\.$/m,
    );
  });

  it('finds a key that others can read', async () => {
    await mkdir(path.join(folder.path, 'keys'));
    await writeFile(path.join(folder.path, 'secret.key'), 'aa');
    await chmod(path.join(folder.path, 'secret.key'), 0o644);
    expect((await look()).join('\n')).toContain('ISSUE Keys: Others than its owner can read secret.key.');
  });
});

describe.each([FAST_BACKEND])('doctor, of the records on %s', (backend) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase(backend);
  });
  afterEach(() => test.close());

  const mediaDir = () => path.join(folder.path, 'media');
  const intake = () => createEnquiryIntake(createEnquiryJournal(path.join(folder.path, 'enquiries')));
  const issues = async () => {
    const checks = recordChecks({ db: test.db, store: createMediaStore(mediaDir()), enquiries: intake() });
    return linesOf(await examine(checks)).filter((line) => line.startsWith('ISSUE'));
  };

  it('finds nothing where nothing is wrong', async () => {
    expect(await issues()).toEqual([]);
  });

  it('finds a database of a later version', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(
      test.db,
    );
    expect(await issues()).toEqual([
      'ISSUE Version of the database: A later version of the server has migrated it: 9999-later.',
    ]);
  });

  it('finds files that are missing, and files that are damaged', async () => {
    const hash = await createMediaStore(mediaDir()).put(Buffer.from('a picture'));
    await sql`insert into organizations (id, name) values (1, '{}')`.execute(test.db);
    await sql`insert into projects (id, organization_id, published, name, default_language_id, selected_filters,
        selected_roles, price_enabled, compare_enabled, colours, stylesheet_version, availability_as_of)
      values (1, 1, true, '{}', 1, '[]', '[]', true, true, '{}', 1, now())`.execute(test.db);
    await sql`insert into media (id, project_id, position, name, media_type_id, hash)
      values (1, 1, 0, '{}', 1, ${hash})`.execute(test.db);
    expect(await issues()).toEqual([]);
    const [name = ''] = await readdir(mediaDir());
    await writeFile(path.join(mediaDir(), name), 'another');
    expect(await issues()).toEqual([`ISSUE Media files: The file ${hash} is damaged.`]);
    await rm(path.join(mediaDir(), name));
    expect(await issues()).toEqual([`ISSUE Media files: The file ${hash} is missing.`]);
  });

  it('finds mails that were given up, and mails that wait', async () => {
    const mail = (key: string, state: string, minutesAgo: number) =>
      sql`insert into mails (idempotency_key, template, recipient, recipient_key, subject, body_text, body_html, state, created_at)
        values (${key}, 'price-request', 'a@people.example', 'k', 's', 't', 'h', ${state}, now() - ${minutesAgo} * interval '1 minute')`.execute(
        test.db,
      );
    await mail('a', 'failed', 1);
    await mail('b', 'queued', 31);
    await mail('c', 'queued', 1);
    expect(await issues()).toEqual([
      'ISSUE Mails: 1 could not be sent and were given up.',
      'ISSUE Mails: 1 have waited for more than 30 minutes.',
    ]);
  });

  it('finds a request that is in the journal alone', async () => {
    await createEnquiryJournal(path.join(folder.path, 'enquiries')).append(acceptedSample('a'));
    expect(await issues()).toEqual([
      'ISSUE Price requests: 1 were accepted and are not in the database yet.',
    ]);
  });

  it('finds a ledger that somebody has written to beside the server', async () => {
    await sql`update audit_chain set last_hash = repeat('0', 64)`.execute(test.db);
    expect(await issues()).toEqual([expect.stringMatching(/^ISSUE Audit ledger: /)]);
  });
});
