import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeServerDatabase } from '@suite/server/testing';
import { BENCH_FOLDER } from '../folder.ts';
import type { Change, Changing, Started } from './messages.ts';

/** `null`: the embedded database; else the address of a PostgreSQL server. */
export type Backend = { readonly name: 'pglite' | 'postgresql'; readonly serverUrl: string | null };

export interface ApiProcess extends Started {
  /** Changes the status of a unit; gives when it was about to, in milliseconds since 1970. */
  change(change: Change): Promise<number>;
  /** Memory of the process in MB, now. */
  currentMemoryMB(): Promise<number>;
  /** Processor time that the process has taken by now. */
  processorSeconds(): Promise<number>;
  stop(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'server.ts');

/** The server with so many units, in a process of its own; they were made in another. */
export async function startApi(backend: Backend, units: number): Promise<ApiProcess> {
  const dataDir = path.join(BENCH_FOLDER, `api-${backend.name}-${units}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const database = backend.serverUrl ? await makeServerDatabase(backend.serverUrl) : null;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    // Figures alone are printed, no refused logins.
    LOG_LEVEL: 'error',
    ...(database && { DATABASE_URL: database.url }),
  };
  const [code] = await once(fork(PROGRAM, [String(units)], { env }), 'exit');
  if (code !== 0) throw new Error(`The catalogue could not be made: code ${code}`);
  const child = fork(PROGRAM, { env });
  const started = (await response(child)) as Started;
  return {
    ...started,
    change: async (change) => {
      const changed = response(child);
      child.send(change);
      return ((await changed) as Changing).atMs;
    },
    currentMemoryMB: async () => (await metric(started.url, 'process_resident_memory_bytes')) / 1e6,
    processorSeconds: () => metric(started.url, 'process_cpu_seconds_total'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function metric(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

async function response(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const failed = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`The server ended with code ${code}`);
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: ended.signal }), failed])) as [
      unknown,
    ];
    return message;
  } finally {
    failed.catch(() => undefined);
    ended.abort();
  }
}
