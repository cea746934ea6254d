import { foldings } from './fold.ts';
import type { Entry } from './gazetteer.ts';
import { bestFit, type Fit } from './rank.ts';

interface Key {
  /** A folded name from one of its words on. */
  readonly text: string;
  readonly isWholeName: boolean;
  readonly entry: Entry;
}

/** Entries by the beginnings of their names and of the words in them. */
export interface NameIndex {
  /** Best fit of each entry that has a name so beginning. */
  matches(query: string): Map<Entry, Fit>;
}

/** Sorts every name once, so that a query is two binary searches away from its matches. */
export function indexNames(entries: readonly Entry[]): NameIndex {
  const keys = entries
    .flatMap((entry) => namesOf(entry).flatMap((name) => keysOf(entry, name)))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  return {
    matches: (query) => {
      const found = new Map<Entry, Fit>();
      for (let at = firstFrom(keys, query); keys[at]?.text.startsWith(query); at += 1) {
        const key = keys[at];
        if (key) found.set(key.entry, bestFit([found.get(key.entry), fitOfKey(key, query)]) ?? 'word');
      }
      return found;
    },
  };
}

/** Folded names of an entry in every language, each once. */
export function namesOf({ name, aliases }: Entry): string[] {
  return [...new Set([name.en, name.sr, ...aliases].flatMap(foldings))];
}

function keysOf(entry: Entry, name: string): Key[] {
  const whole = { text: name, isWholeName: true, entry };
  const later = [...name.matchAll(/ (?=.)/g)].map(({ index }) => ({
    text: name.slice(index + 1),
    isWholeName: false,
    entry,
  }));
  return [whole, ...later];
}

function fitOfKey({ text, isWholeName }: Key, query: string): Fit {
  if (!isWholeName) return 'word';
  return text === query ? 'exact' : 'prefix';
}

/** Index of the first key that is not before `query`. */
function firstFrom(keys: readonly Key[], query: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.text ?? '') < query) low = middle + 1;
    else high = middle;
  }
  return low;
}
