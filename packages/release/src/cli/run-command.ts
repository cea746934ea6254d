import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentError } from '../document/document.ts';
import { PublishError } from '../publish/publish-error.ts';
import { Releases } from '../rollout/releases.ts';
import { RolloutError } from '../rollout/rollout.ts';
import { KeyError } from '../signing/private-key.ts';
import { openSigningKey } from '../signing/signing-key.ts';
import { ConflictError } from '../store/object-store.ts';
import { openReleaseStore } from '../store/open-store.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { remoteTelemetry, TelemetryError } from '../telemetry/telemetry.ts';
import { openTrust } from '../trust/key-files.ts';
import { TrustError } from '../trust/trust-error.ts';
import { requireWhole } from '../trust/verify-store.ts';
import { CHANGE_COMMANDS } from './change-commands.ts';
import type { CommandContext } from './command.ts';
import { LOOK_COMMANDS } from './look-commands.ts';
import { TRUST_COMMANDS } from './trust-commands.ts';
import { USAGE, UsageError } from './usage.ts';

const ABOVE = path.resolve(import.meta.dirname, '../../../..');
/** The checkout of the suite; for who has installed this package the repository of their remote, where the command was typed. */
const ROOT = existsSync(path.join(ABOVE, 'pnpm-workspace.yaml')) ? ABOVE : process.cwd();
const COMMANDS = { ...CHANGE_COMMANDS, ...LOOK_COMMANDS, ...TRUST_COMMANDS };
/** Verbs that are there for a store that is not whole. */
const UNLOOKED: readonly string[] = ['verify', 'trust'];

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: text,
        server: text,
        key: text,
        reason: text,
        traffic: text,
        to: text,
        hours: text,
        cohort: text,
        keep: text,
        days: text,
        every: text,
        fallback: text,
        again: flag,
        security: flag,
        force: flag,
        json: flag,
        watch: flag,
        'dry-run': flag,
        'with-remotes': flag,
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const EXPECTED = [
  UsageError,
  PublishError,
  DocumentError,
  RolloutError,
  ConflictError,
  KeyError,
  TelemetryError,
  TrustError,
];

interface Surroundings extends Pick<CommandContext, 'print' | 'printError'> {
  readonly env: NodeJS.ProcessEnv;
}

/** Runs `<verb> …` and gives the exit code: 1 with a sentence where it cannot be done, and where what was looked at is not good. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { printError } = surroundings;
  try {
    return (await perform(args, surroundings)) === false ? 1 : 0;
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    printError((error as Error).message);
    if (error instanceof UsageError) printError(USAGE);
    return 1;
  }
}

async function perform(
  args: readonly string[],
  { env, ...output }: Surroundings,
): Promise<boolean | undefined> {
  const { positionals, values } = readArguments(args);
  const [name, ...labels] = positionals;
  if (name === undefined) throw new UsageError('Name a verb');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no verb ${name}`);
  const dataDir = path.resolve(ROOT, env.DATA_DIR || '.data');
  const key = await openSigningKey(dataDir, {
    key: env.DISCOVERY_KEY,
    otherKey: env.OTHER_DISCOVERY_KEY,
  });
  const configured = { trustedRoot: env.TRUSTED_ROOT, releaseKey: env.RELEASE_KEY, keyName: values.key };
  const trust = await openTrust(dataDir, key, 'person', configured);
  const store = values.store
    ? new ReleaseStore(path.resolve(values.store), key, trust)
    : openReleaseStore({ dataDir, storeUrl: env.STORE_URL }, key, trust);
  if (!UNLOOKED.includes(name)) await requireWhole(store);
  const site = (env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '');
  const server = values.server ?? site;
  return command({
    labels,
    options: values,
    root: ROOT,
    dataDir,
    site,
    server,
    store,
    // Where keys are trusted, theirs is the name that counts.
    releases: new Releases(store, { author: userInfo().username, reason: values.reason ?? '' }),
    telemetry: remoteTelemetry(server, key.token),
    key,
    ...output,
  });
}
