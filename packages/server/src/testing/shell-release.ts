import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiscoveryEntry } from '@suite/contracts';
import type { ReleaseStore } from '@suite/release';

export function shellEntry(version: string, isDefault: boolean): DiscoveryEntry {
  const integrity = `sha384-${'A'.repeat(64)}`;
  return {
    url: `/r/shell/${version}/mf-manifest.json`,
    metadata: { integrity, version },
    deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
    extras: {
      suite: {
        state: isDefault ? 'stable' : 'canary',
        container: `shell__${version}`,
        entry: { url: `/r/shell/${version}/entry.js`, integrity },
        contract: { provides: '1.0.0', requiresShell: '^1.0.0' },
        shared: {},
        preload: { routes: [], assets: [], pages: {} },
      },
    },
  };
}

/** A shell in a release store, stable, with these files. */
export async function releaseShell(
  store: ReleaseStore,
  version: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = store.versionFolder('shell', version);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const { document, tag } = await store.readDocument();
  const microFrontends = { '@suite/shell': [shellEntry(version, true)] };
  await store.writeDocument({ ...document, microFrontends }, tag);
}
