import path from 'node:path';
import { type AppName, appsOf } from '@suite/contracts';
import { requireOperations } from '../compatibility/operations.ts';
import { judgeCanary } from '../judge/judge-canaries.ts';
import { publish } from '../publish/publish.ts';
import { RolloutError } from '../rollout/rollout.ts';
import type { HistoryRecord } from '../store/history.ts';
import { grantApps } from '../trust/change-keys.ts';
import { offlineKeysOf } from '../trust/key-files.ts';
import type { Command, CommandContext } from './command.ts';
import { appNamed, numberOf, required, UsageError } from './usage.ts';

/** Verbs that change what visitors get. */
export const CHANGE_COMMANDS: Readonly<Record<string, Command>> = {
  upload: async ({ labels, root, store, dataDir, print }) => {
    const named = appNamed(labels[0]);
    // Where the keys for it lie, a new app needs no grant of its own.
    const offline = await offlineKeysOf(dataDir);
    if (store.trusted && offline.targets.length > 0) await grantApps(store, [named], offline);
    const { app, version } = await publish(store, path.join(root, named));
    print(`${app} ${version} is published`);
    return undefined;
  },
  release: async (command) => {
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
  },
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
