// `pnpm --filter <app> release`: checks, tests, builds and publishes one app, and releases it; no other app is built.
// What follows the name goes to the release command: `pnpm --filter mf-map release --traffic 5`.
import path from 'node:path';
import { APP_NAMES } from '@suite/contracts';
import { sourceVersion } from '@suite/federation/preset';
import { appFolder, BuildError, compileMessages, run } from './apps.ts';

const [name, ...options] = process.argv.slice(2);
const app = APP_NAMES.find((one) => one === name);

async function step(what: string, command: string, args: readonly string[], cwd?: string): Promise<void> {
  const startedMs = performance.now();
  await run(command, args, cwd);
  console.log(`${what} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

async function releaseApp(folder: string): Promise<void> {
  const release = ['--silent', '-w', 'run', 'app:release'];
  await compileMessages();
  await step('checked', 'pnpm', ['--silent', 'run', 'typecheck'], folder);
  await step('tested', 'pnpm', ['--silent', '-w', 'exec', 'vitest', 'run', path.basename(folder)]);
  await step('built', 'pnpm', ['--silent', 'exec', 'rspack', 'build'], folder);
  await step('published', 'pnpm', [...release, 'publish', path.basename(folder)]);
  const version = sourceVersion(folder);
  await step('released', 'pnpm', [...release, 'release', path.basename(folder), version, ...options]);
  console.log(`${path.basename(folder)} ${version} is released`);
}

try {
  if (!app) throw new BuildError(`There is no app named ${name ?? '(nothing)'}`);
  await releaseApp(appFolder(app));
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exit(1);
}
