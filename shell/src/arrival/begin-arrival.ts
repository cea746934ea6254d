import { ARRIVAL_STATE, endArrival, isArrivalOver } from '@suite/bus';
import { matchRoute, parseId, routePath } from '@suite/contracts';
import { readLocaleCookie, resolveLocale } from '@suite/domain';
import { ARRIVAL_CARD } from './explore.ts';

/**
 * A visit that begins at `/` opens the only project on its picture, once, where the page names it. To call before
 * anything is read or drawn: what follows finds the address of that picture, and asks for nothing more than there.
 */
export function beginArrival(): void {
  const { pathname, search, hash } = window.location;
  if (matchRoute(pathname)?.name !== 'landing') {
    endArrival();
    return;
  }
  const told = document.querySelector<HTMLMetaElement>('meta[name="arrival"]');
  const id = parseId(told?.content);
  if (id === null || isArrivalOver()) return;
  const locale = resolveLocale({
    pathname,
    isFirstLanding: true,
    cookie: readLocaleCookie(document.cookie),
    defaultLanguageId: parseId(told?.dataset.language),
  });
  if (!document.querySelector(ARRIVAL_CARD)) return;
  const path = routePath('masterplan-id', locale, { id }, search);
  window.history.replaceState({ usr: ARRIVAL_STATE }, '', path + hash);
}
