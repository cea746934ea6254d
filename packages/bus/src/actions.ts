import type {
  Connectivity,
  FilterResult,
  LoanTerms,
  Locale,
  Notice,
  PanelName,
  Profile,
  Selection,
  SharedFilter,
} from '@suite/contracts';
import { writable } from './stores.ts';

const selection = writable('selection');

/** Shell: the locale of the address in use. */
export function setLocale(locale: Locale): void {
  writable('locale').set(locale);
}

/** Shell: whether the browser has a network. */
export function setConnectivity(connectivity: Connectivity): void {
  writable('connectivity').set(connectivity);
}

/** Shell: opens a panel, or closes it when it is the open one. At most one is open. */
export function togglePanel(panel: PanelName): void {
  const store = writable('panel');
  store.set(store.get() === panel ? null : panel);
}

export function closePanel(): void {
  writable('panel').set(null);
}

/** mf-apartment: the credit calculator with the terms of an offer. */
export function openCalculator(terms: LoanTerms): void {
  writable('loanTerms').set(terms);
  writable('panel').set('calculator');
}

/** mf-panels: what the calculator opens with. Once: opened again, it begins with its own values. */
export function takeLoanTerms(): LoanTerms | null {
  const store = writable('loanTerms');
  const terms = store.get();
  store.set(null);
  return terms;
}

/** mf-map: the project whose pages are shown. Another project empties what was selected in the former one. */
export function selectProject(projectId: number | null): void {
  if (writable('projectId').get() === projectId) return;
  writable('projectId').set(projectId);
  selection.set({ projectId, masterplan: null, building: null, unit: null });
}

/** mf-map: the masterplan on the screen. */
export function selectMasterplan(projectId: number, masterplan: Selection['masterplan']): void {
  select({ projectId, masterplan, building: null, unit: null });
}

/** mf-building: the building on the screen, with the masterplan that it stands in. */
export function selectBuilding(
  projectId: number,
  masterplan: Selection['masterplan'],
  building: Selection['building'],
): void {
  select({ projectId, masterplan, building, unit: null });
}

/**
 * mf-apartment: the apartment on the screen, with its building.
 * @throws {Error} "Couldn't find apartment" when there is none (specification §8); the former selection stays.
 */
export function selectUnit(projectId: number, chosen: Omit<Selection, 'projectId'>): void {
  if (!chosen.unit) throw new Error("Couldn't find apartment");
  select({ projectId, ...chosen });
}

/** The selection first: one that is refused leaves the project as it was. */
function select(chosen: Selection): void {
  selection.set(chosen);
  writable('projectId').set(chosen.projectId);
}

/** Pages without a selection (the map, account pages) empty it. */
export function clearSelection(): void {
  selection.set({ projectId: null, masterplan: null, building: null, unit: null });
  writable('filterResult').set(null);
}

/** Pages about something that has no part of its own here: their title stands in the bar until something is selected. */
export function setPageTitle(pageTitle: string): void {
  selection.set({ ...selection.get(), pageTitle });
}

/** Pages whose address names what is not there, as long as they say so; `useNotFound` does it. */
export function selectNothing(): void {
  clearSelection();
  selection.set({ ...selection.get(), isNotFound: true });
}

/** mf-building: the filter in the address. */
export function setFilter(filter: SharedFilter): void {
  writable('filter').set(filter);
}

/** Pages that count units (mf-map, mf-building): the counter in the app bar. Null hides it. */
export function setFilterResult(result: FilterResult | null): void {
  writable('filterResult').set(result);
}

/** Shell and mf-account: who is signed in; null for nobody. Logged in means that there is a profile. */
export function setProfile(profile: Profile | null): void {
  writable('profile').set(profile);
  writable('session').set({ kind: profile ? 'signed-in' : 'anonymous' });
}

/** Shell: an earlier page was signed in; what becomes of it is told by `setProfile`. */
export function noteRestoring(): void {
  writable('session').set({ kind: 'restoring' });
}

let lastNotice = 0;

/** Anybody: a message that stays until its OK. The same message is not raised twice. */
export function raiseNotice(notice: Omit<Notice, 'id'>): void {
  const store = writable('notices');
  if (store.get().some((one) => one.message === notice.message)) return;
  lastNotice += 1;
  store.set([...store.get(), { ...notice, id: `notice-${lastNotice}` }]);
}

/** Shell: after OK. */
export function clearNotices(): void {
  writable('notices').set([]);
}
