// `npm run release -- <app>`: one app of this checkout from its sources to its visitors, with the seconds of each part.
import { parseArgs } from 'node:util';
import type { AppName } from '@suite/contracts';
import { sourceVersion } from '@suite/federation/preset';
import { appFolder, appNames, BuildError, run } from './apps.ts';

const COMMAND = 'packages/release/src/cli/cli.ts';
/** The tests of an app that need no browser. */
const RULES_AND_PAGES = ['--project', 'rules', '--project', 'unit'];

/** As the command says that a version is what all visitors get (`packages/release/src/rollout`). */
const IS_STABLE = 'is the stable version';

interface Release {
  readonly traffic?: string | undefined;
  readonly reason?: string | undefined;
}

const secondsSince = (startedMs: number) => `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;

async function step(title: string, work: () => Promise<string>): Promise<string> {
  const startedMs = performance.now();
  const output = await work();
  console.log(`${title} in ${secondsSince(startedMs)}`);
  return output.trim();
}

async function publishApp(app: AppName, { traffic, reason = '' }: Release): Promise<void> {
  const startedMs = performance.now();
  const folder = appFolder(app);
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
    await step(`Published ${version}`, () => run('node', [COMMAND, 'upload', app]));
  }
  if (traffic === undefined) {
    console.log(`Next: npm run release -- release ${app} ${version} --traffic 5`);
    return;
  }
  const share = traffic === '100' ? [] : ['--traffic', traffic];
  try {
    const released = await step('Released', () =>
      run('node', [COMMAND, 'release', app, version, ...share, '--reason', reason]),
    );
    console.log(`${released}, ${secondsSince(startedMs)} after the command`);
  } catch (error) {
    if (!(error instanceof BuildError && error.message.includes(IS_STABLE))) throw error;
    console.log(
      `There is nothing to release: ${app} ${version} is what its sources make, and what visitors get`,
    );
  }
}

async function publishNamed(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { traffic: { type: 'string' }, reason: { type: 'string' } },
  });
  const app = appNames().find((one) => one === positionals[0]);
  if (!app) throw new BuildError(`There is no app named ${positionals[0]}`);
  await publishApp(app, values);
}

try {
  await publishNamed();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
