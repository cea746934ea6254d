import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { DATA_DIR } from '../playwright.config.ts';
import type { Person } from './people.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Somebody with the longest names that an account takes, see `fillOddCatalogue`. */
export const ODD_PERSON: Person = {
  email: 'maksimilijana.aleksandra.stojanovic-hadzi-dimitrijevic@very-long-domain-name.visitors.example',
  password: 'a-long-password',
};

interface OddServer {
  readonly url: string;
  readonly dataDir: string;
}

/** The released suite on a server of its own with odd data, which every page and request of the test meets. */
export const test = base.extend<object, { oddServer: OddServer }>({
  oddServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from it.
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'suite-odd-'));
      const server = spawn(process.execPath, ['tools/serve-odd-data.ts'], {
        cwd: ROOT,
        env: { ...process.env, PORT: '0', DATA_DIR: dataDir, STORE_DATA_DIR: DATA_DIR },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'close');
      const ready = once(server.stdout.setEncoding('utf8'), 'data') as Promise<[string]>;
      const [line] = await Promise.race([ready, ended.then(() => [''] as const)]);
      await use({ url: /^ready (\S+)/.exec(line)?.[1] ?? '', dataDir });
      server.kill();
      await ended;
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ oddServer }, use) => use(oddServer.url),
});
