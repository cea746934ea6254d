import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AppName, appsOf } from '@suite/contracts';
import { requireOperations } from '../compatibility/operations.ts';
import { canaryOf } from '../document/document.ts';
import { judgeCanary } from '../judge/judge-canaries.ts';
import { readRecord } from '../publish/build-record.ts';
import { publish } from '../publish/publish.ts';
import { RolloutError } from '../rollout/rollout.ts';
import type { HistoryRecord } from '../store/history.ts';
import { grantApps } from '../trust/change-keys.ts';
import { offlineKeysOf } from '../trust/key-files.ts';
import type { Command, CommandContext } from './command.ts';
import { appNamed, numberOf, required, UsageError } from './usage.ts';

/** Where an app lies: in its folder of the suite's checkout, or at the root of a repository of its own. */
function appFolder(root: string, app: AppName): string {
  const folder = path.join(root, app);
  return existsSync(folder) ? folder : root;
}

async function release(command: CommandContext): Promise<undefined> {
  const { labels, options, releases, print } = command;
  const app = appNamed(labels[0]);
  const version = required(labels[1], 'Which version?');
  await requireOperations(command, app, version);
  const traffic = numberOf(options.traffic, '--traffic');
  const { again, fallback } = options;
  await releases.release(app, version, { traffic, again, fallbackOrigin: fallback });
  const whom = traffic === undefined ? 'Every visitor' : `${traffic} % of the visitors`;
  print(`${whom} now get${traffic === undefined ? 's' : ''} ${app} ${version}`);
  return undefined;
}

/** A version that was shown by a link first has its share already, which only grows. */
async function giveTo(
  command: CommandContext,
  app: AppName,
  version: string,
  traffic: string,
): Promise<void> {
  const { document } = await command.store.readDocument();
  const canary = canaryOf(document, app);
  if (canary?.metadata.version === version && canary.deployment.traffic === 0) {
    printChange(command, await command.releases.step(app, numberOf(traffic, '--traffic')));
    return;
  }
  const { traffic: _, ...toAll } = command.options;
  const options = traffic === '100' ? toAll : command.options;
  await release({ ...command, labels: [app, version], options });
}

/** Verbs that change what visitors get. */
export const CHANGE_COMMANDS: Readonly<Record<string, Command>> = {
  upload: async (command) => {
    const { labels, options, root, store, dataDir, print } = command;
    const named = appNamed(labels[0]);
    // Where the keys for it lie, a new app needs no grant of its own.
    const offline = await offlineKeysOf(dataDir);
    if (store.trusted && offline.targets.length > 0) await grantApps(store, [named], offline);
    const folder = appFolder(root, named);
    const { version } = await readRecord(path.join(folder, 'dist'));
    const isThere = await store.has(named, version);
    if (!isThere) await publish(store, folder);
    print(`${named} ${version} is published${isThere ? ' already' : ''}`);
    if (options.traffic !== undefined) await giveTo(command, named, version, options.traffic);
    return undefined;
  },
  release,
  step: async (command) => {
    const app = appNamed(command.labels[0]);
    await passGate(command, app);
    printChange(command, await command.releases.step(app, numberOf(command.options.traffic, '--traffic')));
    return undefined;
  },
  cohort: async (command) => {
    const [which, app, cohort] = command.labels;
    if (which !== 'add' && which !== 'rm') throw new UsageError('cohort add, or cohort rm?');
    const name = required(cohort, 'Which cohort?');
    await command.releases.cohort(appNamed(app), name, which === 'add');
    command.print(`The cohort ${name} ${which === 'add' ? 'gets' : 'no longer gets'} the canary of ${app}`);
    return undefined;
  },
  promote: async (command) => {
    const app = appNamed(command.labels[0]);
    await passGate(command, app);
    printChange(command, await command.releases.promote(app));
    return undefined;
  },
  abort: async (command) => {
    printChange(
      command,
      await command.releases.abort(appNamed(command.labels[0]), undefined, command.options.security),
    );
    return undefined;
  },
  rollback: async (command) => {
    const { to, security: isInsecure, 'with-remotes': withRemotes } = command.options;
    const app = appNamed(command.labels[0]);
    printChange(command, await command.releases.rollback(app, to, { isInsecure, withRemotes }));
    return undefined;
  },
  pin: async (command) => {
    printChange(command, await command.releases.pin(appNamed(command.labels[0]), true));
    return undefined;
  },
  unpin: async (command) => {
    printChange(command, await command.releases.pin(appNamed(command.labels[0]), false));
    return undefined;
  },
  lock: async (command) => lock(command, true),
  unlock: async (command) => lock(command, false),
  exclusive: async ({ labels, releases, print }) => {
    const [which] = labels;
    if (which !== 'on' && which !== 'off') throw new UsageError('exclusive on, or exclusive off?');
    await releases.exclusive(which === 'on');
    print(which === 'on' ? 'No visitor is on two canaries' : 'Each canary has visitors of its own');
    return undefined;
  },
  'service-worker': async ({ labels, releases, print }) => {
    const [which] = labels;
    if (which !== 'on' && which !== 'off') throw new UsageError('service-worker on, or service-worker off?');
    await releases.serviceWorker(which === 'on');
    print(
      which === 'on'
        ? 'Browsers take up the service worker with their next visit'
        : 'Browsers drop the service worker, and what it has kept, with their next visit',
    );
    return undefined;
  },
};

async function lock(
  { labels, releases, store, print }: CommandContext,
  isLocked: boolean,
): Promise<undefined> {
  const { document } = await store.readDocument();
  const known = appsOf(document);
  const apps = labels[0] === undefined ? known : [appNamed(labels[0])];
  const unknown = apps.find((app) => !known.includes(app));
  if (unknown) throw new UsageError(`There is no app named ${unknown}`);
  await releases.lock(apps, isLocked);
  print(`Releases of ${labels[0] ?? 'all apps'} are ${isLocked ? 'locked' : 'free again'}`);
  return undefined;
}

function printChange({ print }: CommandContext, { app, from, to }: HistoryRecord): void {
  print(`${app}: visitors had ${from ?? 'nothing'}, and now get ${to ?? 'nothing'}`);
}

/** A person may go on with a canary that is not worse, as far as is known; --force says that it is known better. */
async function passGate({ options, store, telemetry }: CommandContext, app: AppName): Promise<void> {
  if (options.force) return;
  const { document } = await store.readDocument();
  const judged = await judgeCanary(document, app, telemetry);
  if (!judged || judged.verdict === 'ready') return;
  throw new RolloutError(
    `The canary of ${app} is not ready to go on: ${judged.reason}. --force goes on all the same`,
  );
}
