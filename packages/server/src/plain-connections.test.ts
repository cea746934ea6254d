import { describe, expect, it } from 'vitest';
import { plainConnections } from './plain-connections.ts';

const HTTPS = { PUBLIC_URL: 'https://homes.example', ASSET_ORIGINS: [] };

describe('behind a site on HTTPS', () => {
  it.each([
    ['DATABASE_URL', 'postgres://a:b@db.example/suite'],
    ['DATABASE_URL', 'postgres://a:b@db.example/suite?sslmode=disable'],
    ['DATABASE_URL', 'postgres://a:b@db.example/suite?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://a:b@10.0.0.7/suite?sslmode=require'],
    ['MEDIA_URL', 's3://k:s@storage.example/bucket?tls=0'],
    ['STORE_URL', 's3://k:s@storage.example/bucket?region=a&tls=0'],
    ['AUDIT_URL', 'http://logs.example/audit'],
    ['GEOCODER_URL', 'http://maps.example'],
    ['BREACHED_PASSWORDS_URL', 'http://passwords.example/range/'],
    ['API_ORIGIN', 'http://api.example'],
    ['DATABASE_URL', 'postgres://a:b@localhost.example/suite'],
    ['AUDIT_URL', 'http://127.example/audit'],
  ])('%s is not %s', (name, address) => {
    const problems = plainConnections({ ...HTTPS, [name]: address });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`The environment variable ${name} must be an address within TLS`);
    expect(problems[0]).not.toContain('a:b');
    // On a machine of developers it may be.
    expect(plainConnections({ ASSET_ORIGINS: [], [name]: address })).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://a:b@db.example/suite?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://a:b@127.0.0.1:5433/suite'],
    ['DATABASE_URL', 'postgres://a:b@[::1]/suite'],
    ['DATABASE_URL', 'postgres://a@%2Fvar%2Frun%2Fpostgresql/suite'],
    ['MEDIA_URL', 's3://k:s@storage.example/bucket'],
    ['STORE_URL', 's3://k:s@localhost:9000/bucket?tls=0'],
    ['AUDIT_URL', 'stdout:'],
    ['AUDIT_URL', 'https://logs.example/audit'],
    ['GEOCODER_URL', 'http://localhost:4000'],
  ])('%s may be %s', (name, address) => {
    expect(plainConnections({ ...HTTPS, [name]: address })).toEqual([]);
  });

  it('files come from no plain origin', () => {
    expect(
      plainConnections({ ...HTTPS, ASSET_ORIGINS: ['https://a.example', 'http://b.example'] }),
    ).toHaveLength(1);
  });
});
