import { type AppName, isRemoteName, type RemoteName, type RemoteOffer } from './remotes.ts';

/**
 * The discovery document, after the open schema of awslabs/frontend-discovery (`v1-pre`) with our own part
 * under `extras.suite`. The shell reads it to learn which version of each remote to load and from where.
 */
export interface DiscoveryDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveryEntry[]>>;
}

export interface DiscoveryEntry {
  /** Manifest of this version, relative to the document's origin. */
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly deployment: {
    /** Share of visitors in percent, 0 to 100. */
    readonly traffic: number;
    /** Exactly one entry of a micro-frontend is the default: the stable version. */
    readonly default: boolean;
    readonly salt?: string;
    readonly cohorts?: readonly string[];
  };
  readonly extras: { readonly suite: SuiteExtras };
}

/** `pinned`: the stable version, which no release takes the place of until it is unpinned. */
export const VERSION_STATES = ['stable', 'canary', 'pinned', 'revoked'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** What is done to the versions of an app. */
export const CHANGE_ACTIONS = [
  'release',
  'step',
  'cohort add',
  'cohort rm',
  'promote',
  'pause',
  'abort',
  'rollback',
  'pin',
  'unpin',
  'lock',
  'unlock',
] as const;

export interface SuiteExtras extends Partial<DocumentFacts> {
  readonly state: VersionState;
  /** Version-unique container name, for example `mf_map__9f8e7d6c`. */
  readonly container: string;
  readonly entry: { readonly url: string; readonly fallbackUrl?: string; readonly integrity: string };
  readonly contract: { readonly provides: string; readonly requiresShell: string };
  readonly shared: Readonly<Record<string, string>>;
  /**
   * Assets of the exposed module, and of each of its pages and panels, so that they can be fetched beside
   * the entry and not after it.
   */
  readonly preload: {
    readonly routes: readonly string[];
    readonly assets: readonly string[];
    readonly pages: Readonly<Record<string, readonly string[]>>;
  };
  /** What a remote brings: routes, panels, entries of the menu. */
  readonly remote?: RemoteOffer;
  /** When visitors first got this version, ISO 8601. */
  readonly since?: string;
}

/** What is true of the whole document; stands in the extras of the shell's default version. */
export interface DocumentFacts {
  /** Rises by one with every change; a lower one than was seen is an old document. */
  readonly revision: number;
  /** Who made the last change, when (ISO 8601), and why. */
  readonly author: string;
  readonly at: string;
  readonly reason: string;
  /** Canaries take disjoint slices of one shared hash, so that no visitor is on two. */
  readonly exclusive: boolean;
  /** False: browsers drop the service worker and all that it has kept. */
  readonly serviceWorker: boolean;
  /** Versions that nobody may get any more, see `revokedName`. */
  readonly revoked: readonly string[];
  /** Of those, the ones that leave open pages at once, whatever is typed there: they do harm. */
  readonly insecure: readonly string[];
  /** Apps whose releases are frozen; abort and rollback stay possible. */
  readonly locked: readonly string[];
}

/** Name of an app in the document. */
export function discoveryName(app: string): string {
  return `@suite/${app}`;
}

/** The remotes of a document, sorted by name. */
export function remotesOf(document: DiscoveryDocument): readonly RemoteName[] {
  return Object.keys(document.microFrontends)
    .map((name) => name.slice(discoveryName('').length))
    .filter(isRemoteName)
    .toSorted();
}

/** All that is released, the shell first: the order decides who has which slice in exclusive mode. */
export function appsOf(document: DiscoveryDocument): readonly AppName[] {
  return ['shell', ...remotesOf(document)];
}

/** A version in the list of revoked ones: `mf-map@2.2.0-9f8e7d6c`. */
export function revokedName(app: string, version: string): string {
  return `${app}@${version}`;
}

/** Query parameter of a preview link: `<base64url of the claim as JSON>.<base64url of the signature over that text>`. */
export const PREVIEW_PARAMETER = 'suite-preview';

/**
 * What the holder of the link gets, until it ends: a version of the document, or what a cohort gets. Signed as the
 * document is.
 */
export type PreviewClaim = (
  | { readonly remote: string; readonly version: string }
  | { readonly cohort: string }
) & {
  /** Milliseconds since 1970. */
  readonly expires: number;
};

/** Element of the page with what its address asks for by name, where the server lets this visitor ask for it. */
export const GRANTED_CHOICE = 'granted-choice';

export interface GrantedChoice {
  /** Each as `mf-map@1.2.0-9f8e7d6c`. */
  readonly overrides: readonly string[];
  readonly cohorts: readonly string[];
}
