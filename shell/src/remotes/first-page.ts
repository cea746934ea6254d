import { readAhead } from '@suite/api-client';
import { $session } from '@suite/bus';
import { firstReads, matchRoute, PAGE_READS_ID, type PageReads } from '@suite/contracts';
import { pageData } from '../page-data.ts';
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
  if ($session.get().kind === 'anonymous')
    readAhead(firstReads(match), pageData<PageReads>(PAGE_READS_ID) ?? {});
}
