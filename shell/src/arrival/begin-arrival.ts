import { $session, ARRIVAL_STATE, endArrival, isArrivalOver } from '@suite/bus';
import { type Locale, matchRoute, parseId, routePath } from '@suite/contracts';
import { readLocaleCookie, resolveLocale } from '@suite/domain';
import { ARRIVAL_CARD } from './explore.ts';

/**
 * A visit begins under the address of the masterplan that its own leads to, where the page names one: what follows finds
 * that picture, and asks for nothing more than there. To call before anything is read or drawn, and after the session is
 * restored. `/` is an arrival, once.
 */
export function beginArrival(): void {
  const { pathname } = window.location;
  const route = matchRoute(pathname);
  if (route?.name !== 'landing') endArrival();
  const told = document.querySelector<HTMLMetaElement>('meta[name="leads-to"]');
  const id = parseId(told?.content);
  if (!route || id === null) return;
  if (route.name === 'masterplan') goOn(id, route.locale, told?.dataset.project);
  if (route.name === 'landing' && !isArrivalOver() && document.querySelector(ARRIVAL_CARD)) {
    const locale = resolveLocale({
      pathname,
      isFirstLanding: true,
      cookie: readLocaleCookie(document.cookie),
      defaultLanguageId: parseId(told?.dataset.language),
    });
    putAddress(id, locale, window.location.search, { usr: ARRIVAL_STATE });
  }
}

/**
 * `/masterplan` of a project, that which the address names or the only one. Members may see more projects than the guest
 * for whom the page was made, and a copy may have been made for another address.
 */
function goOn(id: number, locale: Locale, projectId: string | undefined): void {
  const search = new URLSearchParams(window.location.search);
  if ($session.get().kind !== 'anonymous' || (search.get('project') ?? '') !== projectId) return;
  search.delete('project');
  putAddress(id, locale, search.toString(), null);
}

function putAddress(id: number, locale: Locale, search: string, state: unknown): void {
  const path = routePath('masterplan-id', locale, { id }, search);
  window.history.replaceState(state, '', path + window.location.hash);
}
