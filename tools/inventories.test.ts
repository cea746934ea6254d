import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestDatabase } from '@suite/server/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workspacePackages } from './workspace.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
/** Cells of the rows of a table whose first cell is a name in code. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const CRYPTOGRAPHY = read('packages/server/CRYPTOGRAPHY.md');
const USES =
  /from '(?:node:crypto|node:tls|node:https|jose|age-encryption|altcha-lib|openid-client|otpauth|aws4fetch|@simplewebauthn\/[\w/]+)'|crypto\.subtle/;
const ALGORITHMS = /'(?:md5|sha1|sha-1|sha512|des|rc4|aes-\d+-(?:ecb|cbc|ctr))'|createCipher\(/i;
/** Which of the page views report is no secret. */
const GUESSABLE = ['packages/server/src/telemetry/page-views.ts'];

function sources(): readonly string[] {
  return workspacePackages()
    .map(({ folder }) => path.join(folder, 'src'))
    .filter((folder) => existsSync(path.resolve(ROOT, folder)))
    .flatMap((folder) => {
      const whole = path.resolve(ROOT, folder);
      return readdirSync(whole, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.relative(ROOT, path.join(whole, file)),
      );
    })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/fixtures\//.test(file));
}

describe('CRYPTOGRAPHY.md', () => {
  it('lists every file that uses cryptography, and no others', () => {
    const listed = CRYPTOGRAPHY.split('\n').flatMap((line) => (line.startsWith('- `') ? quoted(line) : []));
    const using = sources().filter((file) => USES.test(read(file)));
    expect(using.length).toBeGreaterThan(40);
    expect(listed.toSorted()).toEqual(using.toSorted());
  });

  it('lists every key that is derived', () => {
    const [, union = ''] =
      /type KeyPurpose =([^;]*);/.exec(read('packages/server/src/modules/session/secret-keys.ts')) ?? [];
    const purposes = [...union.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    const table = rowsOf(
      CRYPTOGRAPHY.slice(CRYPTOGRAPHY.indexOf('What is derived'), CRYPTOGRAPHY.indexOf('## Algorithms')),
    );
    expect(table.map(([, name = '']) => quoted(name)[0])).toEqual(purposes);
  });

  it('takes nothing that must not be guessed from `Math.random`', () => {
    const guessable = sources().filter(
      (file) => file.startsWith('packages/server') && read(file).includes('Math.random('),
    );
    expect(guessable).toEqual(GUESSABLE);
  });

  it('has certificates checked wherever something is asked', () => {
    const unchecked = sources().filter((file) =>
      /rejectUnauthorized: false|TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser/.test(
        read(file),
      ),
    );
    expect(unchecked).toEqual([]);
  });

  it('knows of no other weak algorithm than SHA-1 for services by range', () => {
    const weak = sources().filter(
      (file) => file.startsWith('packages/server') && ALGORITHMS.test(read(file)),
    );
    expect(weak).toEqual(['packages/server/src/modules/account/breached-passwords.ts']);
  });
});

describe('DATA.md', () => {
  const rows = rowsOf(read('packages/server/DATA.md')).map(([, table = '', level = '', others = '']) => ({
    table: quoted(table)[0] ?? '',
    level,
    others: quoted(others),
  }));
  /** Names that are of people, or open something, wherever they stand. */
  const SENSITIVE =
    /password|secret|token|code_hash|key_hash|email_key|phone|first_name|last_name|username|user_id|recipient|network|device_id|idempotency_key|thread_key|member$/;

  it('gives a class to each table, and to each column that is of another', async () => {
    const { db, close } = await openTestDatabase('PGlite');
    onTestFinished(close);
    const tables = await db.introspection.getTables();
    const stored = tables.filter(({ isView }) => !isView).map(({ name }) => name);
    expect(rows.map(({ table }) => table)).toEqual(
      [...stored, 'kysely_migration', 'kysely_migration_lock'].toSorted(),
    );
    for (const { table, level, others } of rows) {
      expect(['public', 'internal', 'personal', 'secret']).toContain(level);
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      expect([table, others.filter((column) => !columns.includes(column))]).toEqual([table, []]);
      if (level === 'personal' || level === 'secret') continue;
      const unnamed = columns.filter((column) => SENSITIVE.test(column) && !others.includes(column));
      expect([table, unnamed]).toEqual([table, []]);
    }
  });
});
