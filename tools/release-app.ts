// `pnpm --filter mf-map release`: checks, tests, builds and publishes one app, without building or releasing another.
// On a CI without pnpm: `.ci/release-app mf-map 5`. With `--traffic 5` it is released too, to so many percent of the visitors; with `--traffic 100` to all of them.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APP_NAMES } from '@suite/contracts';
import { sourceVersion } from '@suite/federation/preset';
import { appFolder, BuildError, run } from './apps.ts';

const COMMAND = 'packages/release/src/cli/cli.ts';
/** The tests of an app that need no browser. */
const RULES_AND_PAGES = ['--project', 'rules', '--project', 'unit'];

async function releaseApp(): Promise<void> {
  const { values } = parseArgs({
    options: { traffic: { type: 'string' }, reason: { type: 'string' } },
  });
  const { APP: named, TRAFFIC, REASON = '' } = process.env;
  const app = APP_NAMES.find((one) => one === (named ?? path.basename(process.cwd())));
  if (!app) throw new BuildError(`${named ?? process.cwd()} is no app of the suite`);
  const folder = appFolder(app);
  const step = async (title: string, work: () => Promise<string>) => {
    const startedMs = performance.now();
    await work();
    console.log(`${title} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  };
  const pnpm = (...args: readonly string[]) => run('pnpm', ['--silent', ...args], folder);
  await step('Compiled the messages', () => run('pnpm', ['--silent', 'run', 'messages']));
  await step('Checked the types', () => pnpm('run', 'typecheck'));
  await step('Tested', () => run('pnpm', ['exec', 'vitest', 'run', ...RULES_AND_PAGES, `${app}/`]));
  const version = sourceVersion(folder);
  // Published before, and not released since: the same sources are the same version.
  const isThere = await run('node', [COMMAND, 'verify', app, version]).then(
    () => true,
    () => false,
  );
  if (isThere) console.log(`${version} is published already`);
  else {
    await step('Built', () => pnpm('exec', 'rspack', 'build'));
    await step(`Published ${version}`, () => run('node', [COMMAND, 'publish', app]));
  }
  const { traffic = TRAFFIC, reason = REASON } = values;
  if (traffic === undefined) {
    console.log(`Next: npm run release -- release ${app} ${version} --traffic 5`);
    return;
  }
  const share = traffic === '100' ? [] : ['--traffic', traffic];
  console.log((await run('node', [COMMAND, 'release', app, version, ...share, '--reason', reason])).trim());
}

try {
  await releaseApp();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
