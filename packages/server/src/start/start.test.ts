import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { freePort } from '@suite/testing/free-port';
import { openS3Server } from '@suite/testing/s3-server';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Configuration } from '../configuration.ts';
import { POOL_SETTINGS } from '../database/connection.ts';
import { DEADLINES } from '../dependencies/dependencies.ts';
import { StartError } from '../errors.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { project } from '../testing/fixture.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { makeDatabaseFolder } from '../testing/test-database.ts';
import { checkDataDir, checkMediaStore, checkPort, checkStart, lockDataDir } from './checks.ts';
import { startServer } from './start-server.ts';

/** Processes and databases are made here, on a machine that may be busy. */
const TIMEOUT_MS = 90_000;

async function folder(): Promise<string> {
  const temporary = await temporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  return temporary.path;
}

/** A data folder with an empty database in it: making one takes seconds. */
async function dataFolder(): Promise<string> {
  const dataDir = await folder();
  await makeDatabaseFolder(path.join(dataDir, 'database'));
  return dataDir;
}

async function occupiedPort(host = '127.0.0.1'): Promise<number> {
  const server: Server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

function configuration(dataDir: string, change: Partial<Configuration> = {}): Configuration {
  return {
    port: 0,
    metricsPort: null,
    ...{ breachedPasswordsUrl: null, scannerUrl: null, tls: null },
    host: 'localhost',
    dataDir,
    database: { kind: 'embedded', folder: path.join(dataDir, 'database') },
    pool: POOL_SETTINGS,
    deadlines: DEADLINES,
    logLevel: 'silent',
    secretKey: null,
    otherSecretKey: null,
    staffSecondFactor: 'optional',
    publicUrl: 'http://localhost:3000',
    allowedOrigins: [],
    trustedProxies: [],
    mediaUrl: null,
    storeUrl: null,
    discoveryKeys: { key: null, otherKey: null },
    releaseTrust: { trustedRoot: null, releaseKey: null },
    smtpUrl: null,
    auditUrl: null,
    securityContact: null,
    mailFrom: 'mail@localhost',
    geocoderUrl: null,
    apiOrigin: null,
    assetOrigins: [],
    googleTagId: null,
    outcomeShare: 1,
    ...change,
  };
}

function run(environment: Record<string, string>): ServerProcess {
  const server = startProcess(environment);
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return server;
}

describe('the checks of a start', () => {
  it.each(['127.0.0.1', '::1'])('tell in a sentence that the port is taken on %s', async (host) => {
    const port = await occupiedPort(host);
    await expect(checkPort(port)).rejects.toThrow(
      new StartError(`Port ${port} is already in use. Stop what uses it, or set PORT to another port.`),
    );
  });

  it('find nothing wrong with a free port, and leave it free', async () => {
    const port = await occupiedPort();
    await expect(checkPort(port)).rejects.toThrow(StartError);
    await checkPort(0);
  });

  it('tell that the host is no address of this machine', async () => {
    await expect(checkPort(0, '192.0.2.1')).rejects.toThrow(
      /^The host 192\.0\.2\.1 is no address of this machine\./,
    );
  });

  it('tell that the data folder cannot be written to', async () => {
    const file = path.join(await folder(), 'file');
    await writeFile(file, '');
    await expect(checkDataDir(path.join(file, 'data'))).rejects.toThrow(
      /^The data folder .*data cannot be written to \(ENOTDIR\)\. Set DATA_DIR to a folder that can\.$/,
    );
  });

  it('tell that the media store cannot be used, and no key', async () => {
    await using s3 = await openS3Server();
    await checkMediaStore({ mediaDir: '/nowhere', mediaUrl: s3.url });
    const other = s3.url.replace(':S3RVER@', ':not-the-secret@');
    await expect(checkMediaStore({ mediaDir: '/nowhere', mediaUrl: other })).rejects.toThrow(
      new StartError(
        `The media store suite/files at ${s3.host} cannot be used (The media store answered 403 to HEAD). Check MEDIA_URL.`,
      ),
    );
    const nobody = 's3://key:secret@127.0.0.1:1/bucket?tls=0';
    await expect(checkMediaStore({ mediaDir: '/nowhere', mediaUrl: nobody })).rejects.toThrow(
      /^The media store bucket at 127\.0\.0\.1:1 cannot be used \([^)]+\)\. Check MEDIA_URL\.$/,
    );
  });

  it('let one holder at a time have the data folder', async () => {
    const dataDir = await folder();
    const lock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(
      new StartError(
        `Another process is using the data in ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
      ),
    );
    lock.release();
    lockDataDir(dataDir).release();
  });

  it('need no lock when the data is on a database server', async () => {
    const database = { kind: 'postgres', url: 'postgres://nowhere' } as const;
    expect(await checkStart(configuration(await folder(), { database }))).toBeNull();
  });
});

describe('a start', { timeout: TIMEOUT_MS }, () => {
  it('makes the data folder, seeds before it is ready, and frees everything when closed', async () => {
    const dataDir = path.join(await folder(), 'new', 'data');
    const settings = configuration(dataDir);
    await mkdir(dataDir, { recursive: true });
    const lock = await checkStart(settings);
    const seeded: string[] = [];
    const server = await startServer(settings, {
      lock,
      seed: async (db, { mediaDir }) => {
        await db.insertInto('organizations').values({ id: 1, name: '{"en":"Seeded"}' }).execute();
        await db
          .insertInto('projects')
          .values(project(1, 1, true))
          .execute();
        seeded.push(mediaDir);
      },
    });
    expect(seeded).toEqual([path.join(dataDir, 'media')]);
    expect(server.url).toBe(`http://localhost:${server.port}`);
    const response = await fetch(`${server.url}/api/v1/frontend/organizations/fetchOrganization`);
    expect(((await response.json()) as { data: { attributes: object } }).data.attributes).toMatchObject({
      name: 'Seeded',
    });
    await expect(startServer(settings)).rejects.toThrow(/^Another process is using the data in /);
    await server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    lockDataDir(dataDir).release();
  });

  it('prints its metrics on a port of their own where one is set, and nothing else there', async () => {
    const [dataDir, metricsPort] = [await dataFolder(), await freePort()];
    const server = await startServer(configuration(dataDir, { metricsPort }));
    const metrics = `http://localhost:${metricsPort}/metrics`;
    const printed = await (await fetch(metrics)).text();
    const names = [
      'live_streams',
      'mails_failed',
      'enquiries_waiting',
      'daily_job_failures_total',
      'page_reports',
    ];
    for (const name of names) expect(printed).toContain(`# TYPE ${name} `);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('# TYPE');
    expect((await fetch(`http://localhost:${metricsPort}/api/v1/openapi.json`)).status).toBe(404);
    const second = configuration(await dataFolder(), { metricsPort });
    await expect(startServer(second)).rejects.toThrow(/set METRICS_PORT to another port/);
    await server.close();
    await expect(fetch(metrics)).rejects.toThrow();
  });

  it('ends also when a client does not read its answers', async () => {
    const server = await startServer(configuration(await dataFolder()), { closeGraceMs: 50 });
    const socket = connect(server.port, 'localhost');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(100));
    await once(socket, 'readable');
    await server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it('removes files that nothing has used for a day', async () => {
    const settings = configuration(await dataFolder());
    const store = createMediaStore(path.join(settings.dataDir, 'media'));
    const [old, young] = [await store.put(Buffer.from('old')), await store.put(Buffer.from('young'))];
    const server = await startServer(settings, {
      seed: (db) =>
        db
          .insertInto('discarded_files')
          .values([{ hash: old, discarded_at: new Date(Date.now() - 172_800_000) }, { hash: young }])
          .execute(),
    });
    await server.close();
    expect(await store.file(old).sizeBytes()).toBeNull();
    expect(await store.file(young).sizeBytes()).toBe(5);
  });

  it('ends without a trace when the seed fails', async () => {
    const settings = configuration(await dataFolder());
    const seed = () => Promise.reject(new Error('bad content'));
    await expect(startServer(settings, { seed })).rejects.toThrow('bad content');
    lockDataDir(settings.dataDir).release();
  });

  it('waits for a database that is not there, tells which, and no password', async () => {
    const url = 'postgres://admin:secret@127.0.0.1:1/suite';
    const settings = configuration(await folder(), { database: { kind: 'postgres', url } });
    const ending = new AbortController();
    const heard: string[] = [];
    const onWait = (sentence: string) => {
      heard.push(sentence);
      if (heard.length === 2) ending.abort();
    };
    await expect(startServer(settings, { onWait, signal: ending.signal })).rejects.toThrow(/aborted/);
    const sentence = 'Waiting for the database suite at 127.0.0.1:1 (ECONNREFUSED).';
    expect(heard).toEqual([sentence, sentence]);
  });

  it('goes on without a store of media that nobody answers for', async () => {
    const mediaUrl = `s3://key:secret@127.0.0.1:${await freePort()}/bucket?tls=0`;
    const heard: string[] = [];
    const settings = configuration(await dataFolder(), { mediaUrl });
    const server = await startServer(settings, { onWait: (sentence) => heard.push(sentence) });
    onTestFinished(server.close);
    expect(heard).toEqual([
      expect.stringMatching(/^The media store bucket at 127\.0\.0\.1:\d+ .* The server starts without it\.$/),
    ]);
    const health = await fetch(`${server.url}/readyz`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({
      status: 'ready',
      dependencies: { media: { state: 'away' } },
    });
  });
});

describe('the program', { timeout: 2 * TIMEOUT_MS }, () => {
  it('prints one line when it is ready, refuses a second one, and ends on SIGTERM', async () => {
    const environment = { DATA_DIR: await dataFolder(), PORT: '0' };
    const first = run(environment);
    const url = await first.ready;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const second = await run(environment).ended;
    expect(second).toEqual({
      code: 1,
      output: `Another process is using the data in ${environment.DATA_DIR}. Stop it, or set DATA_DIR to another folder.\n`,
    });
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, output: `ready ${url}\n` });
  });

  it('ends with a sentence for each thing that is wrong, and with code 1', async () => {
    const port = await occupiedPort();
    const taken = await run({ DATA_DIR: await folder(), PORT: String(port) }).ended;
    expect(taken).toEqual({
      code: 1,
      output: `Port ${port} is already in use. Stop what uses it, or set PORT to another port.\n`,
    });
    const other = await run({ PORT: 'x', LOG_LEVEL: 'y' }).ended;
    expect(other.code).toBe(1);
    expect(other.output.trim().split('\n')).toHaveLength(2);
  });
});
