// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogues, plain } from './catalogues.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Row {
  readonly message: string;
  /** Of the catalogues; empty where the text is no visitor's but an error's own. */
  readonly id: string;
  /** The files that show it: where there are two, they stand on different pages. */
  readonly shownBy: readonly string[];
  /** The test that shows how it is reached, by a query that fails where it stands twice. */
  readonly seenIn: string;
}

/** Every message of the specification's error catalogue (§8), with where it is shown. */
const ROWS: readonly Row[] = read('e2e/messages.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [message = '', id = '', shownBy = '', seenIn = ''] = line.split('\t');
    return { message, id, shownBy: shownBy.split(' '), seenIn };
  });

const english = catalogues('en');
const serbian = catalogues('sr');
const sources = new Map(
  globSync('{shell,mf-*,packages/i18n}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, read(file)]),
);

/** What the error catalogue puts between quotation marks; an apostrophe inside a word ends none. */
function quotedInCatalogue(): string[] {
  const [, section = ''] = read('e2e/specification.txt').split(/^## 8\. .*$/m);
  const [text = ''] = section.split(/^## /m);
  return [...text.matchAll(/(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'/g)].map((match) => match[1] ?? '');
}

it('[R8.023] the table has every message of the error catalogue', () => {
  const quoted = quotedInCatalogue();
  expect(quoted.length).toBeGreaterThan(18);
  expect(quoted.filter((text) => !ROWS.some(({ message }) => message === text))).toEqual([]);
});

describe.each(ROWS)('"$message"', ({ message, id, shownBy, seenIn }) => {
  it.runIf(id !== '')('stands in both languages, in English word for word', () => {
    expect(plain(english[id] ?? '')).toBe(message);
    expect(serbian[id]).toBeTruthy();
    expect(serbian[id]).not.toBe(english[id]);
  });

  it('is shown by these files and by no other', () => {
    const named = id === '' ? `'${message}'` : `'${id}'`;
    const quotes = [named, named.replaceAll("'", '"')];
    const users = Array.from(sources).filter(([, text]) => quotes.some((quoted) => text.includes(quoted)));
    // An id may also be put together from that of its page and its own last word.
    const isBuilt = (file: string) => sources.get(file)?.includes(`}.${id.split('.').at(-1)}\``) === true;
    expect(users.map(([file]) => file).toSorted()).toEqual(shownBy.filter((file) => !isBuilt(file)));
    for (const file of shownBy) expect(sources.has(file), file).toBe(true);
  });

  it('is seen in a test', () => {
    const words = message.replaceAll("'", "\\'");
    const text = read(seenIn);
    expect(text.includes(message) || text.includes(words)).toBe(true);
  });
});
