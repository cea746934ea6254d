import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bus from './index.ts';
import { resetRates } from './rates.ts';

const refused = vi.fn();
let stop = () => {};
beforeEach(() => {
  bus.resetStores();
  resetRates();
  refused.mockClear();
  stop = bus.onRefused(refused);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const of = (remote: string) => bus.busOf(`${remote}@1.0.0`);
const odd = (value: unknown) => value as never;
const state = () =>
  JSON.stringify(
    Object.entries(bus).flatMap(([name, one]) =>
      name.startsWith('$') ? [[name, (one as typeof bus.$panel).get()]] : [],
    ),
  );

const NOTICE = { type: 'info', title: 'T', message: 'M', previousRoute: null, email: null } as const;
const PLAN = { id: 2, name: 'Bay', parentId: 1 };
const HOME = { masterplan: null, building: null, unit: { id: 4, name: '4', typeName: '' } };
const PROFILE = odd({ id: 7, firstName: 'Ana', lastName: 'Anić', email: 'a@example.com', roles: [] });

/** What each remote writes, and the stores that hold it then. */
const OWN: readonly [remote: string, what: string, write: (own: bus.Bus) => void][] = [
  ['mf-map', 'selectProject', (own) => own.selectProject(7)],
  ['mf-map', 'selectMasterplan', (own) => own.selectMasterplan(1, PLAN)],
  ['mf-map', 'setFilter', (own) => own.setFilter({ rooms: [2] })],
  ['mf-building', 'selectBuilding', (own) => own.selectBuilding(1, PLAN, { id: 2, name: 'B', title: null })],
  [
    'mf-building',
    'setFilterResult',
    (own) => own.setFilterResult({ kind: 'match', matched: 1, total: 2, asOf: null }),
  ],
  ['mf-apartment', 'selectUnit', (own) => own.selectUnit(1, HOME)],
  [
    'mf-apartment',
    'openCalculator',
    (own) => own.openCalculator({ downPaymentPercent: 20, years: 20, interestRate: 4 }),
  ],
  ['mf-account', 'setProfile', (own) => own.setProfile(PROFILE)],
  ['mf-panels', 'setCompare', (own) => own.setCompare([1, 2])],
  ['mf-anything', 'raiseNotice', (own) => own.raiseNotice(NOTICE)],
  ['mf-anything', 'togglePanel', (own) => own.togglePanel('menu')],
  ['mf-anything', 'setPageTitle', (own) => own.setPageTitle('Beach')],
];

describe('a remote writes what it owns', () => {
  it.each(OWN)('%s: %s', (remote, _what, write) => {
    const before = state();
    write(of(remote));
    expect(state()).not.toBe(before);
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('what is not its own is refused, counted, and reaches nobody', () => {
  it.each([
    ...OWN.filter(([remote]) => remote !== 'mf-anything').map(([, what, write]) => [what, write] as const),
    ['setLocale', (own) => own.setLocale('rs')],
    ['setConnectivity', (own) => own.setConnectivity('offline')],
    ['clearNotices', (own) => own.clearNotices()],
    ['resetStores', (own) => own.resetStores()],
    ['endSubscriptionsOf', (own) => own.endSubscriptionsOf('shell')],
    ['emit', (own) => own.emit('session:lost', {})],
    [
      'a store',
      (own) =>
        odd(own.$panel as typeof own.$panel & { set(value: string): void }) &&
        (own.$panel as never as { set(value: string): void }).set('menu'),
    ],
  ] as [string, (own: bus.Bus) => void][])('%s', (_what, write) => {
    const lost = vi.fn();
    const end = bus.subscribe('shell', 'session:lost', lost);
    const before = state();
    expect(() => write(of('mf-other'))).toThrow();
    expect(state()).toBe(before);
    expect(lost).not.toHaveBeenCalled();
    expect(refused.mock.calls).toEqual([['mf-other@1.0.0']]);
    end();
  });
});

describe('what is no value of the store is refused, counted, and reaches nobody', () => {
  it.each<[remote: string, what: string, write: (own: bus.Bus) => void]>([
    ['mf-map', 'a project', (own) => own.selectProject(odd('7'))],
    ['mf-map', 'a masterplan', (own) => own.selectMasterplan(1, odd({ id: '2' }))],
    ['mf-map', 'a filter', (own) => own.setFilter(odd(null))],
    ['mf-building', 'a building', (own) => own.selectBuilding(1, null, odd({ id: 2, name: {} }))],
    [
      'mf-building',
      'a count',
      (own) => own.setFilterResult(odd({ kind: 'match', matched: -1, total: 2, asOf: null })),
    ],
    ['mf-apartment', 'a home', (own) => own.selectUnit(1, odd({ ...HOME, unit: { id: 4, name: 4 } }))],
    ['mf-apartment', 'loan terms', (own) => own.openCalculator(odd({ years: 'many' }))],
    ['mf-account', 'a profile', (own) => own.setProfile(odd({ id: 7, roles: [null] }))],
    ['mf-panels', 'homes to compare', (own) => own.setCompare(odd(['x']))],
    ['mf-panels', 'saved homes', (own) => own.addFavourites(Array.from({ length: 9_000 }, (_, id) => id))],
    ['mf-any', 'a notice without a type', (own) => own.raiseNotice(odd({ message: 'M', title: '' }))],
    ['mf-any', 'a notice with things for texts', (own) => own.raiseNotice(odd({ ...NOTICE, title: {} }))],
    ['mf-any', 'a panel', (own) => own.togglePanel(odd({}))],
    ['mf-any', 'a title', (own) => own.setPageTitle(odd(['x']))],
  ])('%s: %s', (remote, _what, write) => {
    const before = state();
    expect(() => write(of(remote))).toThrow();
    expect(state()).toBe(before);
    expect(refused.mock.calls).toEqual([[`${remote}@1.0.0`]]);
  });
});

describe('a flood', () => {
  it('of notices ends after five in ten seconds', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const own = of('mf-map');
    const raise = (count: number) => {
      for (let index = 0; index < count; index += 1) {
        try {
          own.raiseNotice({ ...NOTICE, message: `${Math.random()}` });
        } catch {
          // It goes on all the same.
        }
      }
    };
    raise(1_000);
    expect(bus.$notices.get()).toHaveLength(5);
    expect(refused).toHaveBeenCalledTimes(995);
    expect(refused).toHaveBeenLastCalledWith('mf-map@1.0.0');
    of('mf-account').raiseNotice({ ...NOTICE, message: 'of another' });
    expect(bus.$notices.get()).toHaveLength(6);
    vi.setSystemTime(Date.now() + 10_000);
    raise(1);
    expect(bus.$notices.get()).toHaveLength(7);
  });

  it('of writes reaches the readers two hundred times a second at most', () => {
    const heard = vi.fn();
    const end = bus.$filter.listen(heard);
    const own = of('mf-map');
    expect(() => {
      for (let index = 0; index < 1_000; index += 1) own.setFilter({ index });
    }).toThrow('mf-map does setFilter too often');
    expect(heard).toHaveBeenCalledTimes(200);
    end();
  });

  it('is none where every row of a long list asks what it was when it was saved, and keeps it', () => {
    const own = of('mf-panels');
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    own.addFavourites(ids);
    for (const id of ids) if (own.savedStatus(id) === null) own.keepSavedStatus(id, 'available');
    expect(refused).not.toHaveBeenCalled();
  });
});

it('reads every store, follows it, and cannot change what it holds for others', () => {
  const own = of('mf-map');
  const heard = vi.fn();
  const end = own.$compare.listen(heard);
  bus.setCompare([1, 2]);
  expect([own.$compare.get(), own.$compare.value]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(heard).toHaveBeenCalledOnce();
  expect(() => odd((own.$compare.get() as number[]).push(3))).toThrow();
  expect(bus.$compare.get()).toEqual([1, 2]);
  end();
});

it('listens in its own name, whatever name it gives', () => {
  const heard = vi.fn();
  of('mf-map').subscribe('shell', 'session:lost', heard);
  bus.endSubscriptionsOf('mf-map@1.0.0');
  bus.emit('session:lost', {});
  expect(heard).not.toHaveBeenCalled();
});

it('a writer that names another of its own errors is not counted: only what the bus refuses is', () => {
  expect(() => of('mf-apartment').selectUnit(1, { masterplan: null, building: null, unit: null })).toThrow(
    "Couldn't find apartment",
  );
  expect(refused).not.toHaveBeenCalled();
});
