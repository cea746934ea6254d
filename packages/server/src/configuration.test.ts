import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

function issuesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('has defaults for everything', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    expect(readConfiguration({})).toEqual({
      staffSecondFactor: 'required',
      port: 3000,
      metricsPort: null,
      host: 'localhost',
      dataDir: path.join(root, '.data'),
      database: { kind: 'embedded', folder: path.join(root, '.data', 'database') },
      pool: { size: 10, statementTimeoutMs: 30_000, breakerOpenMs: 1000 },
      deadlines: { databaseMs: 700, storageMs: 1000, geocoderMs: 1500, breakerOpenMs: 1000 },
      logLevel: 'warn',
      secretKey: null,
      otherSecretKey: null,
      publicUrl: 'http://localhost:3000',
      mediaUrl: null,
      storeUrl: null,
      discoveryKeys: { key: null, otherKey: null },
      releaseTrust: { trustedRoot: null, releaseKey: null },
      smtpUrl: null,
      auditUrl: null,
      securityContact: null,
      allowedOrigins: [],
      trustedProxies: [],
      mailFrom: 'mail@localhost',
      geocoderUrl: null,
      breachedPasswordsUrl: null,
      scannerUrl: null,
      tls: null,
      apiOrigin: null,
      assetOrigins: [],
      googleTagId: null,
      outcomeShare: 1,
    });
  });

  it('takes what is set, and counts an empty variable as not set', () => {
    const read = readConfiguration({
      PORT: '0',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgresql://user:secret@db.example:5433/suite',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'homes@mail.example',
      MEDIA_URL: '',
      UNRELATED: 'x',
    });
    expect(read).toMatchObject({
      port: 0,
      dataDir: '/data',
      database: { kind: 'postgres', url: 'postgresql://user:secret@db.example:5433/suite' },
      smtpUrl: 'smtps://mail.example',
      mailFrom: 'homes@mail.example',
      mediaUrl: null,
    });
  });

  it('lists every bad key at once, and no secret', () => {
    const problems = issuesOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://user:secret@db',
      SMTP_URL: 'mail',
      MAIL_FROM: 'Homes <homes@example.com>\r\nBcc: all@example.com',
      GEOCODER_URL: 'ftp://x',
      API_ORIGIN: 'nowhere',
      GOOGLE_TAG_ID: 'G-1"><script>',
      OUTCOME_SHARE: '1.5',
      MEDIA_URL: 'C:\\media',
      LOG_LEVEL: 'loud',
    });
    expect(problems).toEqual([
      'The environment variable PORT must be a port number from 0 to 65535.',
      'The environment variable DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
      'The environment variable LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      'The environment variable MEDIA_URL must be an address such as s3://key:password@s3.example.com/bucket?region=eu-central-1.',
      'The environment variable SMTP_URL must be an address such as smtp://user:password@host:587.',
      'The environment variable MAIL_FROM must be an address such as homes@example.com.',
      'The environment variable GEOCODER_URL must be an address such as https://geocoder.example.com.',
      'The environment variable API_ORIGIN must be an address such as https://api.example.com.',
      'The environment variable GOOGLE_TAG_ID must be the id of a tag such as G-ABC1234567.',
      'The environment variable OUTCOME_SHARE must be a share from 0 to 1 such as 0.1.',
    ]);
    expect(problems.join()).not.toContain('secret');
  });

  it('reads lists of origins and of proxies', () => {
    const read = readConfiguration({
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
      ASSET_ORIGINS: 'https://files.example',
      TRUST_PROXY: '10.0.0.0/8,::1, fd00::/8',
      OUTCOME_SHARE: '0.25',
    });
    expect(read.outcomeShare).toBe(0.25);
    expect(read.assetOrigins).toEqual(['https://files.example']);
    expect(read.allowedOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(read.trustedProxies).toEqual(['10.0.0.0/8', '::1', 'fd00::/8']);
  });

  it.each([
    ['ALLOWED_ORIGINS', ['https://a.example/', 'https://a.example/x', '*', 'null', 'file://x', 'a,,b']],
    ['ASSET_ORIGINS', ['https://a.example/r', '*.example.com', "'unsafe-inline'", 'https:']],
    ['TRUST_PROXY', ['true', '*', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.1/', '1.2.3.4/8/8', 'proxy']],
  ])('refuses a %s that is none', (name, values) => {
    for (const value of values) expect([value, issuesOf({ [name]: value }).length]).toEqual([value, 1]);
  });

  it.each(['http', '3000x', '-1', '1e3', ' 80'])('refuses the port %s', (port) => {
    expect(issuesOf({ PORT: port })).toHaveLength(1);
  });

  it('takes secrets from files, as a vault or an orchestrator hands them over', async () => {
    await using folder = await temporaryFolder();
    const write = async (name: string, text: string) => {
      await writeFile(path.join(folder.path, name), text);
      return path.join(folder.path, name);
    };
    const read = readConfiguration({
      DATABASE_URL: 'postgres://suite@localhost/suite',
      DATABASE_PASSWORD_FILE: await write('password', 'p@ss/word\n'),
      SECRET_KEY_FILE: await write('key', `${'ab'.repeat(32)}\n`),
      SMTP_URL_FILE: await write('smtp', 'smtps://user:secret@mail.example'),
    });
    expect(read.database).toEqual({
      kind: 'postgres',
      url: 'postgres://suite:p%40ss%2Fword@localhost/suite',
    });
    expect(read.secretKey).toEqual(Buffer.from('ab'.repeat(32), 'hex'));
    expect(read.smtpUrl).toBe('smtps://user:secret@mail.example');
    expect(issuesOf({ SECRET_KEY: 'ab'.repeat(32), SECRET_KEY_FILE: path.join(folder.path, 'key') })).toEqual(
      ['The environment has both SECRET_KEY and SECRET_KEY_FILE. Set one of them.'],
    );
    expect(issuesOf({ SMTP_URL_FILE: path.join(folder.path, 'none') })).toEqual([
      'The file of SMTP_URL_FILE cannot be read (ENOENT).',
    ]);
    const issues = issuesOf({ SECRET_KEY_FILE: await write('short', 'tajna') });
    expect(issues).toEqual(['The environment variable SECRET_KEY must have 64 hexadecimal digits.']);
  });

  it('says what would go over a network in the clear where the site is on HTTPS', () => {
    const site = { PUBLIC_URL: 'https://homes.example', DATABASE_URL: 'postgres://a:b@db.example/suite' };
    expect(issuesOf(site)).toEqual([
      'The environment variable DATABASE_URL must be an address within TLS (with ?sslmode=verify-full), since PUBLIC_URL is.',
    ]);
    expect(issuesOf({ ...site, DATABASE_URL: `${site.DATABASE_URL}?sslmode=verify-full` })).toEqual([]);
    expect(issuesOf({ TLS_KEY: '/key.pem' })).toEqual(['Set both TLS_CERTIFICATE and TLS_KEY, or neither.']);
  });
});
