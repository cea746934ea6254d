import type { EnquiryState } from '@suite/api';
import { parseId } from '@suite/contracts';

export const STATES = ['new', 'in-progress', 'fulfilled'] as const satisfies readonly EnquiryState[];
export const ASSIGNEES = ['me', 'nobody'] as const;

/** Which price requests are listed, and which one is open: all of it stands in the address. */
export interface Listed {
  readonly state: EnquiryState | null;
  readonly assignee: (typeof ASSIGNEES)[number] | null;
  readonly search: string;
  readonly page: number;
  readonly openId: number | null;
}

const LONGEST_SEARCH = 100;

/** What is no choice there is none. */
export function listedIn(params: URLSearchParams): Listed {
  const chosen = (name: string) => params.get(name);
  return {
    state: STATES.find((state) => state === chosen('state')) ?? null,
    assignee: ASSIGNEES.find((assignee) => assignee === chosen('assignee')) ?? null,
    search: (chosen('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: parseId(chosen('page') ?? undefined) ?? 1,
    openId: parseId(chosen('request') ?? undefined),
  };
}

/** Without what is so anyway. */
export function paramsOf({ state, assignee, search, page, openId }: Listed): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== null) params.set('state', state);
  if (assignee !== null) params.set('assignee', assignee);
  if (search.trim() !== '') params.set('search', search.trim());
  if (page > 1) params.set('page', String(page));
  if (openId !== null) params.set('request', String(openId));
  return params;
}

/** As the server is asked for them. */
export function wantedOf({ state, assignee, search }: Listed) {
  return {
    state: state ?? undefined,
    assignee: assignee ?? undefined,
    search: search === '' ? undefined : search,
  };
}

export function isFiltered({ state, assignee, search }: Listed): boolean {
  return state !== null || assignee !== null || search !== '';
}

/** As the server pages them. */
const PER_PAGE = 25;

/** Number of pages for that many price requests; one when there are none. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE));
}
