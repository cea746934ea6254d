/** The five remotes; each is built, released and rolled back on its own. */
export const REMOTE_NAMES = ['mf-map', 'mf-building', 'mf-apartment', 'mf-account', 'mf-panels'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];
/** Everything that is released: the shell and the remotes. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type AppName = (typeof APP_NAMES)[number];

/** Version of these contracts; a remote states the range that it was built for. */
export const CONTRACT_VERSION = '1.0.0';
/** The one module that a remote exposes. */
export const EXPOSED_MODULE = './remote';

export const PANEL_NAMES = [
  'favourites',
  'compare',
  'calculator',
  'cookies',
  'privacy-policy',
  'search',
  'ask-for-price',
  'thank-you',
  'download',
  'menu',
] as const;
export type PanelName = (typeof PANEL_NAMES)[number];

/** A React component, as far as the contract needs to know it. */
export type RemoteView<Props> = (props: Props) => unknown;
export type LazyView<Props> = () => Promise<{ readonly default: RemoteView<Props> }>;

/** A page reads its parameters from the router, which it shares with the shell. */
export type PageProps = Record<never, never>;
export interface PanelProps {
  /** Closes the panel; the shell gives the focus back to what opened it. */
  readonly onClose: () => void;
}

/** What `remote.ts` of a remote exports. */
export interface RemoteModule {
  /** `CONTRACT_VERSION` at build time. */
  readonly contract: string;
  readonly pages: Readonly<Record<string, LazyView<PageProps>>>;
  readonly panels: Readonly<Partial<Record<PanelName, LazyView<PanelProps>>>>;
}

/** `remote.json` of a remote: what it exposes and needs. Checked when it is published and before it is loaded. */
export interface RemoteManifest {
  readonly name: RemoteName;
  /** Who answers for it. */
  readonly team: string;
  /** Semantic version range of the contracts that it needs, for example `^1.0.0`. */
  readonly contract: string;
  readonly pages: readonly string[];
  readonly panels: readonly PanelName[];
  /** Names of the routes whose assets are worth fetching ahead. */
  readonly preload: readonly string[];
}
