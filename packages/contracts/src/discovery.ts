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

export interface SuiteExtras {
  readonly state: 'stable' | 'canary';
  /** Version-unique container name, for example `mf_map__9f8e7d6c`. */
  readonly container: string;
  readonly entry: { readonly url: string; readonly integrity: string };
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
}

/** Name of an app in the document. */
export function discoveryName(app: string): string {
  return `@suite/${app}`;
}
