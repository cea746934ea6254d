/**
 * Why a session is over: the person left, here or in another tab, or the server takes its token and cookie no more.
 */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'lost';

/** Which versions of the catalogue this page has read. */
export interface ReadVersions {
  /** The newest that any response told of; 0 before the first. */
  latest: number;
  /** Of the last response of each path. */
  readonly ofPaths: Map<string, number>;
  /** Of what each key of the cache holds. */
  readonly ofKeys: Map<string, number>;
}

interface ApiState {
  /** Origin of the API; empty for that of the page. */
  origin: string;
  /** Bearer token of the session; in memory only, so that no script of another page finds it. */
  token: string | null;
  /** Counts who is asking: it grows when somebody signs in or out. */
  viewer: number;
  /** Whether something was asked before anybody signed in. */
  wasAnonymous: boolean;
  refreshing: Promise<boolean> | null;
  versions: ReadVersions | null;
  readonly endListeners: Set<(reason: SessionEnd) => void>;
  readonly viewerListeners: Set<() => void>;
}

/**
 * State of the client lives under one key of `globalThis`, so that two copies of this package in one page
 * (a remote that was built against another version) share one session and one refresh.
 */
const KEY = Symbol.for('suite.api-client.v1');

function create(): ApiState {
  return {
    origin: '',
    token: null,
    viewer: 0,
    wasAnonymous: false,
    refreshing: null,
    versions: null,
    endListeners: new Set(),
    viewerListeners: new Set(),
  };
}

export function apiState(): ApiState {
  const scope = globalThis as { [KEY]?: ApiState };
  scope[KEY] ??= create();
  return scope[KEY];
}

/** Forgets session, listeners and configuration. For tests. */
export function resetApi(): void {
  Object.assign(apiState(), create());
}
