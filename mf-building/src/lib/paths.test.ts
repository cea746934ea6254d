import { expect, it } from 'vitest';
import { buildingPath, searchPath, takeView, unitPath, withView } from './paths.ts';

const building = { id: 12, masterplansId: 3 };

it('leads to a building, its views, its search and its homes, with the query', () => {
  expect(buildingPath(building, null, 'en', 'list=1')).toBe('/masterplan/3/building/12?list=1');
  expect(buildingPath(building, 72, 'rs')).toBe('/rs/masterplan/3/building/12/72');
  expect(searchPath(building, 'en', 'q=3')).toBe('/masterplan/3/building/12/search?q=3');
  expect(unitPath(building, { id: 101 }, 'rs', 'status=sold')).toBe(
    '/rs/masterplan/3/building/12/apartment/101?status=sold',
  );
});

it.each([
  ['', null, ''],
  ['?status=available,sold', null, 'status=available,sold'],
  ['', 72, 'view=72'],
  ['?status=available,sold', 72, 'status=available,sold&view=72'],
  ['?terrace=1&sun=2026-06-21T18:30', 72, 'sun=2026-06-21T18:30&view=72'],
])('a link to a home from %j and view %s carries %j', (search, viewId, expected) => {
  expect(withView(search, viewId)).toBe(expected);
});

it.each([
  ['', null],
  ['?list=1', null],
  ['?view=x', { viewId: null, search: '' }],
  ['?view&list=1', { viewId: null, search: 'list=1' }],
  ['?view=72', { viewId: 72, search: '' }],
  ['?view=3d&list=1', null],
  ['?view=3d&view=72', { viewId: 72, search: 'view=3d' }],
  ['?status=available,sold&view=72&list=1', { viewId: 72, search: 'status=available,sold&list=1' }],
])('the way back with %j asks for %j', (search, expected) => {
  expect(takeView(search)).toEqual(expected);
});
