import { matchRoute, ROUTES, type RouteDefinition } from '@suite/contracts';
import { fetchAhead } from './fetch-ahead.ts';
import { candidatesOf } from './visit/resolution.ts';

/** What the browser tells of the network, where it tells (the Network Information API). */
export interface Network {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Nothing is fetched on suspicion where every byte is slow or paid for. */
export function mayPrefetch(network: Network | undefined): boolean {
  return !network?.saveData && !network?.effectiveType?.endsWith('2g');
}

/** Brings the scripts of the page that a link leads to, when the visitor points at it: before it is pressed. */
export function prefetchOnIntent(target: Document = document): () => void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (mayPrefetch((navigator as { connection?: Network }).connection)) fetchPage(link.pathname);
  };
  for (const type of EVENTS) target.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of EVENTS) target.removeEventListener(type, onIntent);
  };
}

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Brings the scripts and styles of the page at an address, in the version that this visitor gets. */
export function fetchPage(pathname: string): void {
  const route = matchRoute(pathname);
  const definition: RouteDefinition | undefined = route ? ROUTES[route.name] : undefined;
  if (definition?.target.kind !== 'page') return;
  const { remote, page } = definition.target;
  candidatesOf(remote)
    .then(([first]) => first && fetchAhead(first, page))
    // What cannot be had ahead is met when it is needed.
    .catch(() => undefined);
}
