import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, type DiscoveryDocument, discoveryName } from '@suite/contracts';
import { DATA_DIR } from '../playwright.config.ts';
import { command } from './commands.ts';

/** `npm run release -- …` on the store of the tests. */
export function releaseCommand(...labels: readonly string[]): Promise<string> {
  return command('app:release', labels);
}

export function releaseCommandOf(dataDir: string, ...labels: readonly string[]): Promise<string> {
  return command('app:release', labels, dataDir);
}

/** The version that visitors get who are on no canary. */
export async function stableVersion(app: AppName, dataDir = DATA_DIR): Promise<string> {
  const file = path.join(dataDir, 'store', 'discovery.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as DiscoveryDocument;
  const entries = document.microFrontends[discoveryName(app)] ?? [];
  const stable = entries.find((entry) => entry.deployment.default);
  if (!stable) throw new Error(`Nothing of ${app} is released`);
  return stable.metadata.version;
}
