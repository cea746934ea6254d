import { type DiscoveryDocument, type DiscoveryEntry, discoveryName } from '@suite/contracts';
import type { Resolution } from '@suite/domain';

/** As the Module Federation devtool reads it, of what the runtime fills itself where it loads manifests. */
export interface ModuleInfo {
  readonly version: string;
  readonly buildVersion: string;
  readonly globalName: string;
  readonly publicPath: string;
  readonly remoteEntry: string;
  readonly remoteEntryType: 'global';
  readonly remoteTypes: string;
  readonly remoteTypesZip: string;
  readonly modules: readonly {
    readonly moduleName: string;
    readonly modulePath: string;
    readonly assets: Assets;
  }[];
  readonly remotesInfo: Readonly<Record<string, { readonly matchedVersion: string }>>;
  readonly shared: readonly {
    readonly sharedName: string;
    readonly version: string;
    readonly assets: Assets;
  }[];
}

interface Assets {
  readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] };
  readonly css: Assets['js'];
}

const NO_FILES = { sync: [], async: [] };
const NO_ASSETS: Assets = { js: NO_FILES, css: NO_FILES };

/**
 * Who is in the page: the shell by its container, each remote by that and its entry, in the version that this visitor gets.
 * Remotes are loaded by their entries, of which the runtime itself tells nothing.
 */
export function moduleInfo(
  { microFrontends }: DiscoveryDocument,
  resolved: Resolution,
  shellVersion: string,
): Readonly<Record<string, ModuleInfo>> {
  const remotes = Object.values(resolved).flatMap(([first]) => (first ? [first.entry] : []));
  const versions = microFrontends[discoveryName('shell')] ?? [];
  const shell = versions.find(({ metadata }) => metadata.version === shellVersion);
  const remotesInfo = Object.fromEntries(
    remotes.map((entry) => [containerOf(entry), { matchedVersion: entryOf(entry) }]),
  );
  return Object.fromEntries([
    ...(shell ? [[containerOf(shell), { ...infoOf(shell), modules: [], remotesInfo }]] : []),
    ...remotes.map((entry) => [`${containerOf(entry)}:${entryOf(entry)}`, infoOf(entry)]),
  ]);
}

/** Fills what the devtool looks at. */
export function provideModuleInfo(document: DiscoveryDocument, resolved: Resolution): void {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { moduleInfo?: object } };
  if (federation?.moduleInfo)
    Object.assign(federation.moduleInfo, moduleInfo(document, resolved, __APP_VERSION__));
}

const containerOf = ({ extras }: DiscoveryEntry) => extras.suite.container;
const entryOf = ({ extras }: DiscoveryEntry) => new URL(extras.suite.entry.url, location.origin).href;

function infoOf(entry: DiscoveryEntry): ModuleInfo {
  const { version } = entry.metadata;
  const address = entryOf(entry);
  const nameAt = address.lastIndexOf('/') + 1;
  return {
    version,
    buildVersion: version,
    globalName: containerOf(entry),
    publicPath: address.slice(0, nameAt),
    remoteEntry: address.slice(nameAt),
    remoteEntryType: 'global',
    remoteTypes: '',
    remoteTypesZip: '@mf-types.zip',
    modules: [{ moduleName: 'remote', modulePath: './remote', assets: NO_ASSETS }],
    remotesInfo: {},
    shared: Object.entries(entry.extras.suite.shared).map(([sharedName, range]) => ({
      sharedName,
      version: range.replace('^', ''),
      assets: NO_ASSETS,
    })),
  };
}
