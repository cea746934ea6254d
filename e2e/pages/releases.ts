import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type DiscoveryDocument, discoveryName, type RemoteName } from '@suite/contracts';
import { DATA_DIR } from '../playwright.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** `npm run release -- …` on the store of the tests. */
export async function releaseCommand(...words: readonly string[]): Promise<string> {
  return releaseCommandOf(DATA_DIR, ...words);
}

export async function releaseCommandOf(dataDir: string, ...words: readonly string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run('pnpm', ['--silent', 'run', 'app:release', ...words], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}

/** The version that visitors get who are on no canary. */
export async function stableVersion(app: RemoteName, dataDir = DATA_DIR): Promise<string> {
  const file = path.join(dataDir, 'store', 'discovery.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as DiscoveryDocument;
  const entries = document.microFrontends[discoveryName(app)] ?? [];
  const stable = entries.find((entry) => entry.deployment.default);
  if (!stable) throw new Error(`Nothing of ${app} is released`);
  return stable.metadata.version;
}
