// `npm run cluster`: nginx, several servers, PostgreSQL and object storage as processes on this machine, as `deploy` puts
// them on several. SIGHUP starts the servers anew one by one.

import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeKey, type SigningKey, signingKeyOf } from '@suite/release';
import { readConfiguration } from '@suite/server';
import { freePort } from '@suite/testing/free-port';
import { openS3Server } from '@suite/testing/s3-server';
import { z } from 'zod';
import { openCluster } from './cluster/cluster.ts';
import { NGINX } from './cluster/nginx.ts';
import { POSTGRES, startPostgres } from './cluster/postgres.ts';
import { openTrustedStore } from './trusted-store.ts';

const KEYS = z.object({ SECRET_KEY: z.string(), DISCOVERY_KEY: z.string() });
const MOST_SERVERS = 8;

/** Those of the first start; only this user can read them. */
async function keysOf(folder: string): Promise<z.infer<typeof KEYS>> {
  const file = path.join(folder, 'keys.json');
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null) return KEYS.parse(JSON.parse(stored));
  const DISCOVERY_KEY = makeKey().replaceAll(/-----[^-]+-----|\n/g, '');
  const keys = { SECRET_KEY: randomBytes(32).toString('hex'), DISCOVERY_KEY };
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** Whose releases count: keys of the first start, of which the servers get theirs. */
async function trustOf(folder: string, storeUrl: string, key: SigningKey) {
  const releaseTrust = { trustedRoot: null, releaseKey: null };
  const { trusted } = await openTrustedStore({ dataDir: folder, storeUrl, releaseTrust }, key, true);
  if (!trusted) return {};
  const RELEASE_KEY = await readFile(path.join(folder, 'keys', 'release', 'server.pem'), 'utf8');
  return { TRUSTED_ROOT: trusted.trust.trustedRoot, RELEASE_KEY };
}

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '2' }, 'without-demo': { type: 'boolean', default: false } },
});
const servers = Number(values.servers);
const missing = [
  ...(NGINX ? [] : ['nginx is not installed (Debian: apt install nginx-light).']),
  ...(POSTGRES ? [] : ['PostgreSQL is not installed (Debian: apt install postgresql).']),
  ...(Number.isInteger(servers) && servers > 0 && servers <= MOST_SERVERS
    ? []
    : [`--servers must be a number from 1 to ${MOST_SERVERS}.`]),
];
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

const { dataDir, port } = readConfiguration(process.env);
const folder = path.join(dataDir, 'cluster');
await mkdir(folder, { recursive: true });
// PostgreSQL and the workers of nginx may be other users.
for (const one of [dataDir, folder]) await chmod(one, 0o755);
await mkdir(path.join(folder, 'objects'), { recursive: true });
const postgres = await startPostgres(path.join(folder, 'postgres'), await freePort());
const storage = await openS3Server({ folder: path.join(folder, 'objects'), port: await freePort() });
const keys = await keysOf(folder);
const trust = await trustOf(folder, storage.url, signingKeyOf(keys.DISCOVERY_KEY, 'The key of the cluster'));
const cluster = await openCluster({
  folder,
  port,
  servers,
  environment: {
    ...keys,
    ...trust,
    DATABASE_URL: postgres.url,
    MEDIA_URL: storage.url,
    STORE_URL: storage.url,
  },
  arguments: values['without-demo'] ? ['--without-demo'] : [],
  onLine: (line) => console.log(line),
});
console.log(`ready ${cluster.origin}`);

let work = Promise.resolve();
process.on('SIGHUP', () => {
  work = work.then(async () => {
    await cluster.restart();
    console.log('all servers are started anew');
  });
});
const end = async () => {
  await work;
  await cluster.close();
  await storage[Symbol.asyncDispose]();
  await postgres.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end().then(() => process.exit(0)));
}
