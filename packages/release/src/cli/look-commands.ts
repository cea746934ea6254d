import { setTimeout as delay } from 'node:timers/promises';
import { type Pair, pairsOf, pairsWith, refusals, sentenceOf } from '../compatibility/matrix.ts';
import { readNeeds } from '../compatibility/needs.ts';
import { requireOperations } from '../compatibility/operations.ts';
import { canaryOf, EMPTY_DOCUMENT, stableOf, versionsOf, withVersions } from '../document/document.ts';
import { documentDiff } from '../document/document-diff.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { judgeCanaries } from '../judge/judge-canaries.ts';
import { publishedEntry } from '../publish/published.ts';
import { verifyStore, verifyVersion } from '../publish/verify.ts';
import { Releases } from '../rollout/releases.ts';
import { RolloutError } from '../rollout/rollout.ts';
import { previewLink } from '../signing/preview-link.ts';
import { readStatus } from '../status/read-status.ts';
import { statusTable } from '../status/status-table.ts';
import { TelemetryError } from '../telemetry/telemetry.ts';
import type { Command, CommandContext } from './command.ts';
import { appNamed, numberOf, required } from './usage.ts';

const HOUR_MS = 3_600_000;
const JUDGE_EVERY_S = 15;

/** Verbs that look, and the two that tidy up after others. */
export const LOOK_COMMANDS: Readonly<Record<string, Command>> = {
  verify: async ({ labels, store, key, print }) => {
    const [app, version] = labels;
    const issues = app
      ? await verifyVersion(store, appNamed(app), required(version, 'Which version?'))
      : await verifyStore(store, key.publicKey);
    for (const issue of issues) print(issue);
    if (issues.length === 0) print('All is as it was built');
    return issues.length === 0;
  },
  status: async ({ options, store, telemetry, print, printError }) => {
    const { document } = await store.readDocument();
    const now = new Date();
    const known = {
      history: await store.history(),
      pairs: pairsOf(document, await readNeeds(store, document)),
      ...(store.trusted && { keyNames: await store.trusted.keyNames() }),
    };
    const status = await readStatus(document, telemetry, now, known).catch(async (error: unknown) => {
      if (!(error instanceof TelemetryError)) throw error;
      printError(`${error.message}: loads are not known`);
      return readStatus(document, null, now, known);
    });
    print(options.json ? JSON.stringify(status) : statusTable(status));
    return undefined;
  },
  can: async (command) => {
    const { labels, store, print } = command;
    const app = appNamed(labels[0]);
    const entry = await publishedEntry(store, app, required(labels[1], 'Which version?'));
    await requireOperations(command, app, entry.metadata.version);
    const { document } = await store.readDocument();
    const needsOf = await readNeeds(store, document, withVersions(document, app, [entry]));
    const before = pairsOf(document, needsOf);
    const pairs = pairsWith(document, app, entry, needsOf);
    for (const pair of pairs.filter(({ missing }) => missing.length === 0)) print(pairLine(pair));
    for (const refusal of refusals(before, [...before, ...pairs])) print(refusal);
    return pairs.every(({ missing }) => missing.length === 0);
  },
  matrix: async ({ options, store, print }) => {
    const { document } = await store.readDocument();
    const pairs = pairsOf(document, await readNeeds(store, document));
    if (options.json) print(JSON.stringify(pairs));
    else for (const pair of pairs) print(pairLine(pair));
    return pairs.every(({ missing }) => missing.length === 0);
  },
  history: async ({ labels, store, print }) => {
    const app = labels[0] === undefined ? null : appNamed(labels[0]);
    for (const record of await store.history()) {
      if (app && !record.app.split(' ').includes(app)) continue;
      const why = record.reason ? `  (${record.reason})` : '';
      const what = `${record.action} ${record.app}: ${record.from ?? 'nothing'} → ${record.to ?? 'nothing'}`;
      print(`${record.revision}  ${record.at}  ${record.author}  ${what}${why}`);
    }
    return undefined;
  },
  diff: async ({ labels, store, print }) => {
    const history = await store.history();
    const latest = history.at(-1)?.revision ?? 0;
    const from = numberOf(labels[0], 'The revision') ?? latest - 1;
    const to = numberOf(labels[1], 'The revision') ?? (labels[0] === undefined ? latest : from + 1);
    const documentAt = (revision: number) =>
      history.find((one) => one.revision === revision)?.document ?? (revision === 0 ? EMPTY_DOCUMENT : null);
    const [before, after] = [documentAt(from), documentAt(to)];
    if (!before || !after) throw new RolloutError(`The history has no revision ${before ? to : from}`);
    print(`revision ${from} to ${to}`);
    for (const line of documentDiff(before, after)) print(line);
    return undefined;
  },
  preview: async ({ labels, options, store, key, site, print }) => {
    const expires = Date.now() + (numberOf(options.hours, '--hours') ?? 24) * HOUR_MS;
    if (options.cohort !== undefined) {
      print(previewLink(`${site}/`, { cohort: options.cohort, expires }, key));
      return undefined;
    }
    const app = appNamed(labels[0]);
    const { document } = await store.readDocument();
    const version = required(labels[1] ?? canaryOf(document, app)?.metadata.version, 'Which version?');
    if (!versionsOf(document, app).some(({ metadata }) => metadata.version === version)) {
      const hint = stableOf(document, app) ? `: release ${app} ${version} --traffic 0 puts it there` : '';
      throw new RolloutError(`${app} ${version} is not in the discovery document${hint}`);
    }
    print(previewLink(`${site}/`, { remote: app, version, expires }, key));
    return undefined;
  },
  judge: async (command) => {
    if (command.options.watch) await watchCanaries(command);
    else await judgeOnce(command);
    return undefined;
  },
  gc: async ({ options, store, telemetry, print }) => {
    const isDry = options['dry-run'];
    const garbage = await collectGarbage(store, telemetry, {
      keep: numberOf(options.keep, '--keep') ?? 5,
      days: numberOf(options.days, '--days') ?? 7,
      isDry,
      now: new Date(),
    });
    for (const { app, version } of garbage) print(`${app} ${version} ${isDry ? 'would go' : 'is removed'}`);
    if (garbage.length === 0) print('Nothing can go');
    return undefined;
  },
};

function pairLine(pair: Pair): string {
  const { shell, remote, version, missing } = pair;
  return missing.length > 0 ? sentenceOf(pair) : `shell ${shell} can load ${remote} ${version}`;
}

/** Looks again and again, until the process is asked to end; a look that is under way is finished first. */
async function watchCanaries(command: CommandContext): Promise<void> {
  const everyS = numberOf(command.options.every, '--every') ?? JUDGE_EVERY_S;
  const ending = new AbortController();
  const end = () => ending.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  command.print(`The canaries are judged every ${everyS} s`);
  while (!ending.signal.aborted) {
    // Who watches goes on watching: the server or the store may be back at the next look.
    await judgeOnce(command).catch((error: unknown) => {
      command.printError(error instanceof Error ? error.message : String(error));
    });
    await delay(everyS * 1000, undefined, ending).catch(() => undefined);
  }
  command.print('The watch has ended');
}

async function judgeOnce({ store, telemetry, options, print }: CommandContext): Promise<void> {
  const asJudge = (reason: string) => new Releases(store, { author: 'judge', reason });
  const { document } = await store.readDocument();
  const judged = await judgeCanaries(document, telemetry, {
    abort: (app, version, reason) => asJudge(reason).abort(app, version),
    pause: (app, version, reason) => asJudge(reason).pause(app, version),
  });
  for (const { app, version, verdict, reason, done } of judged) {
    print(`${app} ${version}: ${done === 'aborted' ? 'taken back' : (done ?? verdict)}, ${reason}`);
  }
  if (judged.length === 0 && !options.watch) print('There is no canary');
}
