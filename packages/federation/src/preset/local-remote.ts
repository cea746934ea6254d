import type { DiscoveryDocument, DiscoveryEntry, RemoteManifest } from '@suite/contracts';

/** A version of no release, which is served under the folder of one. */
const VERSION = 'dev';

export function localFolder(name: string): string {
  return `/r/${name}/${VERSION}/`;
}

export interface LocalRemote {
  readonly manifest: RemoteManifest;
  readonly container: string;
}

/**
 * The document of a deployed suite with one version of a remote, that of the developer's machine: no integrity, no assets that
 * are known before. Without the service worker, which would keep what changes all the time.
 */
export function withLocalRemote(
  document: DiscoveryDocument,
  { manifest, container }: LocalRemote,
): DiscoveryDocument {
  const { name, team, routes, panels, menu, contract, preload } = manifest;
  const url = `${localFolder(name)}remoteEntry.js`;
  const local: DiscoveryEntry = {
    url,
    metadata: { integrity: '', version: VERSION },
    deployment: { traffic: 100, default: true },
    extras: {
      suite: {
        state: 'stable',
        container,
        entry: { url, integrity: '' },
        contract: { provides: contract.replace(/^\D*/, ''), requiresShell: contract },
        shared: {},
        preload: { routes: preload, assets: [], pages: {} },
        remote: { team, routes, panels, menu },
      },
    },
  };
  const shells = (document.microFrontends['@suite/shell'] ?? []).map((entry) => ({
    ...entry,
    extras: { suite: { ...entry.extras.suite, serviceWorker: false } },
  }));
  const others = { ...document.microFrontends, '@suite/shell': shells };
  return { ...document, microFrontends: { ...others, [`@suite/${name}`]: [local] } };
}

const DATA = (id: string) => new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');
const KEY = /<meta name="discovery-key"[^>]*>/;

/**
 * A page of a deployed suite with that remote. What it would verify the document by, and report with, is not in it: nobody
 * signed this one, and its visits are no sample.
 */
export function pageWithLocalRemote(html: string, remote: LocalRemote): string {
  return html
    .replace(KEY, '')
    .replace(DATA('discovery-signature'), '')
    .replace(DATA('page-view'), '')
    .replace(DATA('discovery-document'), (whole, json: string) => {
      const changed = withLocalRemote(JSON.parse(json) as DiscoveryDocument, remote);
      // As the server writes it: nothing in it ends the script.
      return whole.replace(json, () => JSON.stringify(changed).replaceAll('<', '\\u003c'));
    });
}
