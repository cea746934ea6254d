import type { AppName } from '@suite/contracts';
import { CONTRACT_FILE, type PublishedContract } from '../publish/published.ts';
import { stableVersions } from '../rollout/releases.ts';
import { type ReleaseStore, versionName } from '../store/release-store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { planGc, type StoredVersion } from './plan-gc.ts';

export interface GcOptions {
  readonly keep: number;
  readonly days: number;
  readonly isDry: boolean;
  readonly now: Date;
}

const DAY_MS = 24 * 3_600_000;

/** Removes versions that nobody can have any more, or only says which. */
export async function collectGarbage(
  store: ReleaseStore,
  telemetry: Pick<Telemetry, 'alive'>,
  { keep, days, isDry, now }: GcOptions,
): Promise<readonly StoredVersion[]> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const history = await store.history();
  const apps = await store.apps();
  // What was there when the days began was still got on the first of them.
  const before = history.findLast(({ at }) => new Date(at) < since);
  const recent = history.filter(({ at }) => new Date(at) >= since);
  const garbage = planGc({
    stored: await storedVersions(store, apps),
    document: (await store.readDocument()).document,
    recent: [...(before ? [before] : []), ...recent].map(({ document }) => document),
    stableVersions: Object.fromEntries(apps.map((app) => [app, stableVersions(history, app)])),
    alive: await telemetry.alive(since),
    keep,
    since,
  });
  if (!isDry)
    for (const { app, version } of garbage) await store.objects.removeFolder(versionName(app, version));
  return garbage;
}

async function storedVersions(
  store: ReleaseStore,
  apps: readonly AppName[],
): Promise<readonly StoredVersion[]> {
  const found: StoredVersion[] = [];
  for (const app of apps) {
    for (const version of await store.versions(app)) {
      const contract = await store.objects.read(`${versionName(app, version)}/${CONTRACT_FILE}`);
      const { publishedAt } = contract
        ? (JSON.parse(contract.bytes.toString()) as PublishedContract)
        : { publishedAt: undefined };
      found.push({ app, version, publishedAt: publishedAt ? new Date(publishedAt) : null });
    }
  }
  return found;
}
