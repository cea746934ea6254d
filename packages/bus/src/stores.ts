import type { StoreValues } from '@suite/contracts';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { CHECKS } from './checks.ts';
import { RefusedError } from './refusals.ts';
import { shared } from './registry.ts';

const INITIAL: StoreValues = {
  session: { kind: 'anonymous' },
  profile: null,
  locale: 'en',
  projectId: null,
  selection: { projectId: null, masterplan: null, building: null, unit: null },
  filter: {},
  filterResult: null,
  favourites: [],
  compare: [],
  compareCandidate: null,
  loanTerms: null,
  panel: null,
  notices: [],
  consent: null,
  connectivity: 'online',
};

/** The writable store behind a readable one; only the actions of this package use it. */
export function writable<Name extends keyof StoreValues>(name: Name): WritableAtom<StoreValues[Name]> {
  return shared(`store:${name}`, () => checkedAtom(name)) as WritableAtom<StoreValues[Name]>;
}

/** @throws {RefusedError} at a value that is none of this store: whoever writes it is told, and nobody reads it. */
function checkedAtom<Name extends keyof StoreValues>(name: Name): WritableAtom<StoreValues[Name]> {
  const store = atom<StoreValues[Name]>(frozen(INITIAL[name]));
  const { set } = store;
  store.set = (value) => {
    if (!CHECKS[name](value)) throw new RefusedError(`The store ${name} takes no such value`);
    set(frozen(value));
  };
  return store;
}

/** Whoever reads a value must not be able to change it for the others. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Puts every store back to its first value. For tests. */
export function resetStores(): void {
  for (const name of Object.keys(INITIAL) as (keyof StoreValues)[]) {
    (writable(name) as WritableAtom<unknown>).set(INITIAL[name]);
  }
}

function readable<Name extends keyof StoreValues>(name: Name): ReadableAtom<StoreValues[Name]> {
  return writable(name);
}

export const $session = readable('session');
export const $profile = readable('profile');
export const $locale = readable('locale');
export const $projectId = readable('projectId');
export const $selection = readable('selection');
export const $filter = readable('filter');
export const $filterResult = readable('filterResult');
export const $favourites = readable('favourites');
export const $compare = readable('compare');
export const $compareCandidate = readable('compareCandidate');
export const $panel = readable('panel');
export const $notices = readable('notices');
export const $consent = readable('consent');
export const $connectivity = readable('connectivity');
