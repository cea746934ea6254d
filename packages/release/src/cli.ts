import path from 'node:path';
import { parseArgs } from 'node:util';
import { APP_NAMES, type AppName, discoveryName } from '@suite/contracts';
import { DocumentError } from './document.ts';
import { publish, release } from './publish.ts';
import { PublishError } from './publish-error.ts';
import { ConflictError, ReleaseStore } from './store.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run release -- <verb>
  publish <app>            put the build of an app (its folder "dist") into the store
  release <app> <version>  give a published version to every visitor
  status                   which version of each app visitors get
Apps: ${APP_NAMES.join(', ')}
Options: --store <folder>  the release store (default: store in DATA_DIR)`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function appNamed(text: string | undefined): AppName {
  const app = APP_NAMES.find((one) => one === text);
  if (!app) throw new UsageError(`There is no app named ${text ?? '(nothing)'}`);
  return app;
}

async function printStatus(store: ReleaseStore): Promise<void> {
  const { document } = await store.readDocument();
  for (const app of APP_NAMES) {
    const entries = document.microFrontends[discoveryName(app)] ?? [];
    if (entries.length === 0) console.log(`${app.padEnd(14)}nothing released`);
    for (const { metadata, deployment, extras } of entries) {
      console.log(
        `${app.padEnd(14)}${metadata.version.padEnd(20)}${extras.suite.state.padEnd(8)}${deployment.traffic} %`,
      );
    }
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const store = new ReleaseStore(path.resolve(values.store ?? path.join(dataDir, 'store')));
  const [verb, app, version] = positionals;
  if (verb === 'publish') {
    const done = await publish(store, path.join(ROOT, appNamed(app)));
    console.log(`${done.app} ${done.version} is published`);
  } else if (verb === 'release') {
    if (!version) throw new UsageError('Which version?');
    await release(store, appNamed(app), version);
    console.log(`Every visitor now gets ${app} ${version}`);
  } else if (verb === 'status') {
    await printStatus(store);
  } else {
    throw new UsageError(verb ? `There is no verb ${verb}` : 'Name a verb');
  }
}

const EXPECTED = [UsageError, PublishError, DocumentError, ConflictError];

try {
  await run();
} catch (error) {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = 1;
}
