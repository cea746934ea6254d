import { matchRoute } from '@suite/contracts';
import { loadView } from './load-remote.ts';

/** The pages of one bundle are fetched when they are opened. */
export function prefetchOnIntent(): void {
  // Nothing is known of their files.
}

export function prefetchInView(): void {
  // Likewise.
}

/** The first page is asked for as early as in the federated build. */
export function fetchPage(pathname: string): void {
  const target = matchRoute(pathname)?.definition.target;
  if (target?.kind !== 'page') return;
  const { remote, page } = target;
  loadView({ kind: 'page', remote, page }).catch(() => undefined);
}
