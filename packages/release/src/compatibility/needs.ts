import type { AppName, DiscoveryDocument, DiscoveryEntry } from '@suite/contracts';
import { appsOf } from '@suite/contracts';
import { versionsOf } from '../document/document.ts';
import { publishedRecord } from '../publish/published.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { NeedsOf } from './matrix.ts';
import type { VersionNeeds } from './pair.ts';

/** Reads from the store what every version of these documents needs and has. */
export async function readNeeds(
  store: ReleaseStore,
  ...documents: readonly DiscoveryDocument[]
): Promise<NeedsOf> {
  const known = new Map<string, VersionNeeds>();
  for (const document of documents) {
    for (const app of appsOf(document)) {
      for (const entry of versionsOf(document, app)) {
        const name = nameOf(app, entry);
        if (!known.has(name)) known.set(name, await needsOfEntry(store, app, entry));
      }
    }
  }
  return (app, entry) => known.get(nameOf(app, entry)) ?? fromEntry(entry);
}

async function needsOfEntry(store: ReleaseStore, app: AppName, entry: DiscoveryEntry): Promise<VersionNeeds> {
  const { version } = entry.metadata;
  if (!(await store.has(app, version))) return fromEntry(entry);
  const { uses, offers } = await publishedRecord(store, app, version);
  return { ...fromEntry(entry), uses, offers };
}

/** What the document alone says. */
function fromEntry({ metadata: { version }, extras: { suite } }: DiscoveryEntry): VersionNeeds {
  return { version, contract: suite.contract, shared: suite.shared, uses: {}, offers: {} };
}

function nameOf(app: AppName, entry: DiscoveryEntry): string {
  return `${app}@${entry.metadata.version}`;
}
