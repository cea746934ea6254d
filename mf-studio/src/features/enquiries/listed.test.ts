import { ENQUIRIES_PER_PAGE } from '@suite/api';
import { expect, it } from 'vitest';
import { isFiltered, type Listed, listedIn, pagesOf, paramsOf, wantedOf } from './listed.ts';

const ALL: Listed = { state: null, assignee: null, search: '', page: 1, openId: null };

it.each<[string, Listed]>([
  ['', ALL],
  [
    'state=in-progress&assignee=me&search=ana&page=2&request=5',
    { state: 'in-progress', assignee: 'me', search: 'ana', page: 2, openId: 5 },
  ],
  ['assignee=nobody', { ...ALL, assignee: 'nobody' }],
  ['search=An%C4%8Da+100%25', { ...ALL, search: 'Anča 100%' }],
])('“%s” stands in the address for what is listed, and back', (query, listed) => {
  expect(listedIn(new URLSearchParams(query))).toEqual(listed);
  expect(paramsOf(listed).toString()).toBe(query);
});

it.each(['state=lost', 'assignee=7', 'page=0', 'page=-2', 'page=x', 'request=x', 'search=++'])(
  'takes “%s” for nothing',
  (query) => {
    expect(listedIn(new URLSearchParams(query))).toEqual(ALL);
  },
);

it('asks for no longer text than the server takes', () => {
  expect(listedIn(new URLSearchParams({ search: 'x'.repeat(101) })).search).toHaveLength(100);
});

it('asks for what is chosen alone', () => {
  expect(wantedOf(ALL)).toEqual({});
  expect(wantedOf({ ...ALL, state: 'new', search: 'ana', page: 3, openId: 1 })).toEqual({
    state: 'new',
    search: 'ana',
  });
});

it.each<[Partial<Listed>, boolean]>([
  [{}, false],
  [{ page: 2, openId: 5 }, false],
  [{ state: 'new' }, true],
  [{ assignee: 'nobody' }, true],
  [{ search: 'a' }, true],
])('%j is a part of the requests: %s', (part, expected) => {
  expect(isFiltered({ ...ALL, ...part })).toBe(expected);
});

it.each([
  [0, 1],
  [1, 1],
  [ENQUIRIES_PER_PAGE, 1],
  [ENQUIRIES_PER_PAGE + 1, 2],
])('%i requests are on %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});
