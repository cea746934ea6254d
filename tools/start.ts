// `npm start`: the whole suite on one machine. Checks what can be wrong first, builds and publishes what is
// not in the release store yet, prepares the database, and serves.
import { open as openInspector } from 'node:inspector';
import { parseArgs } from 'node:util';
import { DocumentError, KeyError, openSigningKey, PublishError, TrustError } from '@suite/release';
import {
  ConfigurationError,
  checkStart,
  closeOnSignals,
  readConfiguration,
  StartError,
  type StartOptions,
  seedDemo,
  startServer,
} from '@suite/server';
import { BuildError, releaseSources } from './apps.ts';
import { openTrustedStore } from './trusted-store.ts';

const EXPLAINED = [
  StartError,
  ConfigurationError,
  BuildError,
  DocumentError,
  KeyError,
  PublishError,
  TrustError,
];

const seed: StartOptions['seed'] = async (db, folders) => {
  if ((await seedDemo(db, folders)) !== 'loaded') return;
  console.log('loaded the demo project and its accounts; README.md has their passwords');
};

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      // Serves what is in the release store and builds nothing.
      'as-released': { type: 'boolean', default: false },
      // For measurements and journeys, which ask more than a visitor does.
      'no-rate-limits': { type: 'boolean', default: false },
      // For an organisation's own server: neither the demo project nor its accounts, whose passwords are known.
      'without-demo': { type: 'boolean', default: false },
      // Port at which a debugger finds the server.
      inspect: { type: 'string' },
    },
  });
  if (values.inspect !== undefined) openInspector(Number(values.inspect));
  const configuration = readConfiguration(process.env);
  const lock = await checkStart(configuration);
  const key = await openSigningKey(configuration.dataDir, configuration.discoveryKeys);
  const store = await openTrustedStore(configuration, key);
  if (!values['as-released']) {
    await releaseSources(store, ({ app, version, buildMs }) => {
      console.log(`built ${app} ${version} in ${(buildMs / 1000).toFixed(1)} s`);
    });
  }
  const server = await startServer(configuration, {
    store,
    signingKey: key,
    lock,
    rateLimits: !values['no-rate-limits'],
    seed: values['without-demo'] ? undefined : seed,
  });
  closeOnSignals(server.close);
  console.log(`ready ${server.url}`);
}

try {
  await start();
} catch (error) {
  // An unknown option is told by the parser in a sentence of its own.
  const isOption = error instanceof TypeError && 'code' in error;
  const isExplained = isOption || EXPLAINED.some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
}
