import { expect, it } from 'vitest';
import { changePageState, EVERYTHING_RESET, FIRST_STATE, readPageState } from './page-search.ts';

const read = (search: string) => readPageState(new URLSearchParams(search));
const change = (search: string, part: Parameters<typeof changePageState>[1]) =>
  changePageState(new URLSearchParams(search), part);

it('reads an address without a query as the first state', () => {
  expect(read('')).toEqual(FIRST_STATE);
});

it('reads filter, list, order, search, building view and eye from the address', () => {
  expect(
    read(
      'status=available,reserved&floor=3..3&list=1&sort=-area&q=3%2F4&building-view=1&shapes=0&sun=2026-06-21T18:30',
    ),
  ).toEqual({
    filter: { statuses: ['available', 'reserved'], floor: [3, 3] },
    list: true,
    sort: { column: 'area', direction: 'descending' },
    query: '3/4',
    buildingView: true,
    shapesHidden: true,
    model: false,
    sun: { day: '2026-06-21', minutes: 1110 },
  });
});

it('reads all four statuses as no constraint and none of them as matching nothing', () => {
  expect(read('status=unavailable,sold,reserved,available').filter).toEqual({});
  expect(read('status=').filter).toEqual({ statuses: [] });
});

it('writes what it reads', () => {
  const search = 'status=available,reserved&floor=3..3&list=1&sort=-area&q=A%202&building-view=1&shapes=0';
  expect(change(search, {})).toBe(search);
  expect(change('status=', {})).toBe('status=');
});

it('keeps the model and its hour', () => {
  expect(change('view=3d&sun=2026-06-21T18:30', { list: true })).toBe('view=3d&sun=2026-06-21T18:30&list=1');
  expect(change('view=3d&sun=2026-06-21T18:30&list=1', { model: false, sun: null })).toBe('list=1');
});

it('changes one part and keeps the others and what is not its own', () => {
  expect(change('utm=ad&status=sold&list=1', { filter: {} })).toBe('utm=ad&list=1');
  expect(change('utm=ad&status=sold', { list: true })).toBe('utm=ad&status=sold&list=1');
  expect(change('list=1', { list: null })).toBe('');
});

it('says that the list is open or closed only where the layout would have it otherwise', () => {
  expect(read('list=0').list).toBe(false);
  expect(read('list=yes').list).toBeNull();
  expect(change('list=1&sort=area', { list: false })).toBe('list=0&sort=area');
});

it('[R4.010] keeps the former filter in the address while the building view is on', () => {
  const on = change('status=sold', { buildingView: true });
  expect(change(on, { buildingView: false })).toBe('status=sold');
});

it('[R4.014] resets every filter and the search, and nothing else', () => {
  const search =
    'status=sold&type=2&area=45-90&floor=1..2&price=1-2&orientation=S&price-range=11k%2B&list=1&q=30';
  const reset = change(search, EVERYTHING_RESET);
  expect(reset).toBe('list=1');
  expect(read(reset)).toEqual({ ...FIRST_STATE, list: true });
});

it('goes into the model and out of it, and keeps everything else', () => {
  expect(change('utm=ad&status=sold', { model: true })).toBe('utm=ad&view=3d&status=sold');
  expect(read('view=3d&status=sold').model).toBe(true);
  expect(change('view=3d&status=sold', { list: true })).toBe('view=3d&status=sold&list=1');
  expect(change('view=3d&status=sold', { model: false })).toBe('status=sold');
});
