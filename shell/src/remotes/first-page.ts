import { inLanguage, readAhead } from '@suite/api-client';
import { $session } from '@suite/bus';
import { matchRoute, type RouteMatch } from '@suite/contracts';
import { fetchPage } from './prefetch.ts';
import { fetchSharedFor } from './shared-packages.ts';

/**
 * Asks for what the first page needs before anything is drawn: its scripts, what it draws with, and what it reads
 * first, by the routes that the shell was built with: those of the visit are known a moment later. All of it arrives
 * side by side, where the page would otherwise ask for one thing after the other.
 */
export function fetchFirstPage(pathname: string): void {
  const match = matchRoute(pathname);
  // Whom a page is for is judged first.
  if (match?.definition.target.kind !== 'page' || match.definition.middleware.length > 0) return;
  const { remote, page } = match.definition.target;
  fetchSharedFor(remote, page);
  fetchPage(pathname);
  // A session that is being restored sees other things, and asks when it is there.
  if ($session.get().kind === 'anonymous') readAhead(firstReads(match), inLanguage(match.locale));
}

/** Paths of what the page of a route reads first, with the parameters of the address. */
function firstReads({ definition, params }: RouteMatch): readonly string[] {
  // An address that names nothing is answered without asking.
  if (Object.values(params).includes(null)) return [];
  return definition.reads.map((path) => path.replace(/:(\w+)/g, (_, name: string) => String(params[name])));
}
