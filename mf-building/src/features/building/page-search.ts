import { type FilterState, filterToSearch } from '@suite/filter-engine';
import { readFilter, type SearchCodec, withoutFilterKeys } from '@suite/filters';
import { hasModelView, readSun, type SunMoment, withModelView, withSun } from '@suite/model/stage';
import { DEFAULT_SORT, parseSort, sortToText, type UnitSort } from './list/unit-sort.ts';

/** Everything of the page that stands in the query of its address. */
export interface PageState {
  readonly filter: FilterState;
  /** Null: as the layout has it. Upright tablets show the list, others the picture alone. */
  readonly list: boolean | null;
  readonly sort: UnitSort;
  /** What is searched for among the unit numbers; empty for no search. */
  readonly query: string;
  /** The plain picture: no shapes, filters resting. They stay in the address and come back with it off. */
  readonly buildingView: boolean;
  /** The eye: the shapes are not drawn, and nothing else changes. */
  readonly shapesHidden: boolean;
  /** The live model in place of the picture, where the project has one. */
  readonly model: boolean;
  /** When the sun shines in the model; null as in the pictures. */
  readonly sun: SunMoment | null;
}

const LIST = 'list';
const SORT = 'sort';
const QUERY = 'q';
/** A unit number is short; an address is not a place for an essay. */
const LONGEST_QUERY = 40;
const BUILDING_VIEW = 'building-view';
/** Drawn unless it says otherwise. */
const SHAPES = 'shapes';
const ON = '1';
const OFF = '0';

export const FIRST_STATE: PageState = {
  filter: {},
  list: null,
  sort: DEFAULT_SORT,
  query: '',
  buildingView: false,
  shapesHidden: false,
  model: false,
  sun: null,
};

/** What "Reset all" changes: every filter goes, and so does the search (specification §4). */
export const EVERYTHING_RESET: Partial<PageState> = { filter: {}, query: '' };

function readList(text: string | null): boolean | null {
  if (text === ON) return true;
  return text === OFF ? false : null;
}

export function readPageState(search: URLSearchParams): PageState {
  return {
    filter: readFilter(search),
    list: readList(search.get(LIST)),
    sort: parseSort(search.get(SORT)),
    query: (search.get(QUERY) ?? '').slice(0, LONGEST_QUERY),
    buildingView: search.get(BUILDING_VIEW) === ON,
    shapesHidden: search.get(SHAPES) === OFF,
    model: hasModelView(search),
    sun: readSun(search),
  };
}

/** Query string with the changed parts; keys that are not the page's own stay as they are. */
export function changePageState(search: URLSearchParams, change: Partial<PageState>): string {
  const state = { ...readPageState(search), ...change };
  const foreign = withoutFilterKeys(search);
  for (const key of [LIST, SORT, QUERY, BUILDING_VIEW, SHAPES]) foreign.delete(key);
  return [
    withSun(withModelView(foreign.toString(), state.model), state.sun),
    filterToSearch(state.filter),
    state.list !== null && `${LIST}=${state.list ? ON : OFF}`,
    sortToText(state.sort) && `${SORT}=${sortToText(state.sort)}`,
    state.query && `${QUERY}=${encodeURIComponent(state.query)}`,
    state.buildingView && `${BUILDING_VIEW}=${ON}`,
    state.shapesHidden && `${SHAPES}=${OFF}`,
  ]
    .filter(Boolean)
    .join('&');
}

export const PAGE_SEARCH: SearchCodec<PageState> = { read: readPageState, write: changePageState };
