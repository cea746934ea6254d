import { type AppName, type DiscoveryEntry, discoveryName } from '@suite/contracts';
import { EMPTY_DOCUMENT, ReleaseStore, type SigningKey } from '@suite/release';

export const STABLE = '1.0.0-00000001';
export const CANARY = '1.0.1-00000002';

/** A store with the shell and mf-map, of which five percent of the visitors get a canary. */
export async function makeReleases(folder: string, key: SigningKey): Promise<ReleaseStore> {
  return fillReleases(new ReleaseStore(folder, key));
}

const TRAFFIC = 5;

/** The same in any store. */
export async function fillReleases(store: ReleaseStore): Promise<ReleaseStore> {
  const since = new Date(Date.now() - 3_600_000);
  const apps: readonly (readonly [AppName, readonly DiscoveryEntry[]])[] = [
    ['shell', [entry('shell', STABLE, { traffic: 100, default: true })]],
    [
      'mf-map',
      [
        entry('mf-map', STABLE, { traffic: 100 - TRAFFIC, default: true }),
        entry('mf-map', CANARY, { traffic: TRAFFIC, default: false, salt: 'r2' }, since),
      ],
    ],
  ];
  for (const [app, entries] of apps) {
    for (const { metadata } of entries) {
      await store.objects.write(`r/${app}/${metadata.version}/release.json`, Buffer.from('{}'));
    }
  }
  const microFrontends = Object.fromEntries(
    apps.map(([app, entries]) => [discoveryName(app), entries] as const),
  );
  await store.writeDocument({ ...EMPTY_DOCUMENT, microFrontends }, null);
  return store;
}

function entry(
  app: AppName,
  version: string,
  deployment: DiscoveryEntry['deployment'],
  since?: Date,
): DiscoveryEntry {
  const base = `/r/${app}/${version}`;
  const integrity = `sha384-${'A'.repeat(64)}`;
  return {
    url: `${base}/mf-manifest.json`,
    metadata: { integrity, version },
    deployment,
    extras: {
      suite: {
        state: deployment.default ? 'stable' : 'canary',
        container: `${app.replaceAll('-', '_')}__${version.slice(-8)}`,
        entry: { url: `${base}/remoteEntry.js`, integrity },
        contract: { provides: '1.0.0', requiresShell: '^1.0.0' },
        shared: {},
        preload: { routes: [], assets: [], pages: {} },
        ...(since && { since: since.toISOString() }),
      },
    },
  };
}
