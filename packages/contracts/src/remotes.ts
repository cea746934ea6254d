import type { RemotePanel } from './compiled/remotes.ts';
import type { Locale } from './locales.ts';

/** A remote: built, released and rolled back on its own. Which there are, the discovery document says. */
export type RemoteName = `mf-${string}`;
/** Everything that is released: the shell and the remotes. */
export type AppName = 'shell' | RemoteName;

/** How a remote may be named: `mf-` and small words. */
export const REMOTE_NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function isRemoteName(text: string): text is RemoteName {
  return REMOTE_NAME.test(text);
}

export function isAppName(text: string): text is AppName {
  return text === 'shell' || isRemoteName(text);
}

/** Version of these contracts; a remote states the range that it was built for. */
export const CONTRACT_VERSION = '2.4.0';
/** The one module that a remote exposes. */
export const EXPOSED_MODULE = './remote';

/** Panels of the remotes of this checkout, and the menu, which is the shell's own. */
export type PanelName = RemotePanel | 'menu';

export const LAYOUT_NAMES = [
  'default',
  'app-bar-high',
  'special',
  'splash',
  'empty-centered',
  'map-fullscreen',
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

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
  readonly panels: Readonly<Record<string, LazyView<PanelProps>>>;
}

/** What a page is called, and what search engines and shared links say of it. */
export interface RouteHead {
  readonly title: Readonly<Record<Locale, string>>;
  readonly description?: Readonly<Record<Locale, string>> | undefined;
  /** Listed in the sitemap, for search engines to show: a page without parameters that everybody may see. */
  readonly isIndexed?: boolean | undefined;
}

/** A route of a remote in its manifest. */
export interface RemoteRoute {
  /** English pattern in the router's notation, such as `/masterplan/:id`; its parameters are ids. */
  readonly pattern: string;
  readonly layout: LayoutName;
  /** Page of `remote.ts`. */
  readonly page: string;
  /** Left out: as the layout has it, which is a footer below `map-fullscreen` alone. */
  readonly footer?: boolean | undefined;
  /** What a visit has to pass before the page is loaded, by the names that the shell knows. */
  readonly middleware?: readonly string[] | undefined;
  /**
   * What the page reads first, below `/api/v1`, with the parameters of the pattern and the language of the visitor:
   * `/frontend/masterplans/:id?langId={languageId}`. Other names in braces are ids in a document that was read before,
   * as in `/frontend/projects/{projectId}/settings`; of a map's features up to four. The server puts it into the HTML of a first visit, as a guest gets
   * it; what is not there the shell asks for while the page's scripts are on their way, where the address tells it.
   */
  readonly reads?: readonly string[] | undefined;
  /** Shared packages that are too heavy for every page, such as `@suite/picture`: fetched beside the remote. */
  readonly shared?: readonly string[] | undefined;
  /** Left out: the bar names what is selected, and search engines are asked not to list the page. */
  readonly head?: RouteHead | undefined;
}

/** A row of the shell's menu that opens a panel, or leads to a route without parameters. */
export interface MenuEntry {
  readonly label: Readonly<Record<Locale, string>>;
  readonly panel?: string | undefined;
  readonly route?: string | undefined;
}

/** `remote.json` of a remote: everything that others know of it. Checked when it is published. */
export interface RemoteManifest {
  readonly name: RemoteName;
  /** Who answers for it. */
  readonly team: string;
  /** Semantic version range of the contracts that it needs, for example `^2.0.0`. */
  readonly contract: string;
  /** Port of its development server. */
  readonly port: number;
  /** By name; links are made by it, see `routePath`. */
  readonly routes: Readonly<Record<string, RemoteRoute>>;
  readonly panels: readonly string[];
  readonly menu: readonly MenuEntry[];
  /** Names of the routes whose assets are worth fetching ahead. */
  readonly preload: readonly string[];
}

/** What of the manifest stands in the discovery document. */
export type RemoteOffer = Pick<RemoteManifest, 'team' | 'routes' | 'panels' | 'menu'>;
