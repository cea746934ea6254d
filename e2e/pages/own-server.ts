import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATA_DIR } from '../playwright.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface OwnServer {
  readonly url: string;
  readonly dataDir: string;
}

interface OwnServerOptions {
  /** Releases of its own: a copy of those of the tests, which others see nothing of. */
  readonly ownStore?: boolean;
}

/** Runs the released suite as one of `tools/` serves it, on data of its own, until `use` is done. */
export async function withOwnServer(
  script: string,
  use: (server: OwnServer) => Promise<void>,
  { ownStore = false }: OwnServerOptions = {},
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'suite-own-'));
  for (const part of ownStore ? ['store', 'keys'] : [])
    await cp(path.join(DATA_DIR, part), path.join(dataDir, part), { recursive: true });
  const server = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, STORE_DATA_DIR: ownStore ? dataDir : DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const ready = once(server.stdout.setEncoding('utf8'), 'data') as Promise<[string]>;
  const [line] = await Promise.race([ready, ended.then(() => [''] as const)]);
  await use({ url: /^ready (\S+)/.exec(line)?.[1] ?? '', dataDir });
  server.kill();
  await ended;
  await rm(dataDir, { recursive: true });
}
