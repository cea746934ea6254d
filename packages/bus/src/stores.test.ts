import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bus from './index.ts';

const MASTERPLAN = { id: 3, name: 'Porto Vala Bay', parentId: 0 };
const BUILDING = { id: 12, name: 'B2', title: 'Lagoon House' };
const UNIT = { id: 304, name: '304', typeName: 'One bedroom' };
const EMPTY = { projectId: null, masterplan: null, building: null, unit: null };

beforeEach(() => bus.resetStores());

describe('the selection', () => {
  it('is empty at first', () => {
    expect(bus.$selection.get()).toEqual(EMPTY);
  });

  it('holds the apartment with its building and masterplan', () => {
    bus.selectUnit(1, { masterplan: MASTERPLAN, building: BUILDING, unit: UNIT });
    expect(bus.$selection.get()).toEqual({
      projectId: 1,
      masterplan: MASTERPLAN,
      building: BUILDING,
      unit: UNIT,
    });
    expect(bus.$projectId.get()).toBe(1);
  });

  it('[R4.034] loses the apartment on a building page, and the building on a masterplan page', () => {
    bus.selectUnit(1, { masterplan: MASTERPLAN, building: BUILDING, unit: UNIT });
    bus.selectBuilding(1, MASTERPLAN, BUILDING);
    expect(bus.$selection.get()).toMatchObject({ building: BUILDING, unit: null });
    bus.selectMasterplan(1, MASTERPLAN);
    expect(bus.$selection.get()).toMatchObject({ masterplan: MASTERPLAN, building: null, unit: null });
  });

  it('[R4.034] is emptied as a whole, and the counter with it', () => {
    bus.selectBuilding(1, MASTERPLAN, BUILDING);
    bus.setFilterResult({ kind: 'match', matched: 3, total: 9, asOf: null });
    bus.clearSelection();
    expect(bus.$selection.get()).toEqual(EMPTY);
    expect(bus.$filterResult.get()).toBeNull();
  });

  it('keeps the project, and so its colours, when it is emptied', () => {
    bus.selectBuilding(1, MASTERPLAN, BUILDING);
    bus.clearSelection();
    expect(bus.$projectId.get()).toBe(1);
  });

  it('[R8.018] of a home that is not found throws, and leaves what was selected', () => {
    bus.selectBuilding(1, MASTERPLAN, BUILDING);
    expect(() => bus.selectUnit(1, { masterplan: MASTERPLAN, building: BUILDING, unit: null })).toThrow(
      "Couldn't find apartment",
    );
    expect(bus.$selection.get()).toMatchObject({ building: BUILDING, unit: null });
  });

  it('is emptied by another project, and left alone by the same one', () => {
    bus.selectBuilding(1, MASTERPLAN, BUILDING);
    bus.selectProject(1);
    expect(bus.$selection.get().building).toEqual(BUILDING);
    bus.selectProject(2);
    expect(bus.$selection.get()).toEqual({ ...EMPTY, projectId: 2 });
  });
});

describe('panels', () => {
  it('open and close by toggle', () => {
    bus.togglePanel('compare');
    expect(bus.$panel.get()).toBe('compare');
    bus.togglePanel('compare');
    expect(bus.$panel.get()).toBeNull();
  });

  it('are open one at a time', () => {
    bus.togglePanel('compare');
    bus.togglePanel('calculator');
    expect(bus.$panel.get()).toBe('calculator');
    bus.closePanel();
    expect(bus.$panel.get()).toBeNull();
  });
});

describe('the other stores', () => {
  it('tell a new locale once', () => {
    const changed = vi.fn();
    const unsubscribe = bus.$locale.listen((locale) => changed(locale));
    bus.setLocale('en');
    bus.setLocale('rs');
    bus.setLocale('rs');
    unsubscribe();
    expect(bus.$locale.get()).toBe('rs');
    expect(changed.mock.calls).toEqual([['rs']]);
  });

  it('hold the filter, what it found, and whether there is a network', () => {
    bus.setFilter({ statuses: ['sold'] });
    bus.setFilterResult({ kind: 'available', matched: 1, total: 2, asOf: null });
    bus.setConnectivity('offline');
    expect(bus.$filter.get()).toEqual({ statuses: ['sold'] });
    expect(bus.$filterResult.get()).toEqual({ kind: 'available', matched: 1, total: 2, asOf: null });
    expect(bus.$connectivity.get()).toBe('offline');
  });

  it('start empty: nobody signed in, nothing kept, no consent', () => {
    expect(bus.$session.get()).toEqual({ kind: 'anonymous' });
    expect(bus.$profile.get()).toBeNull();
    expect(bus.$favourites.get()).toEqual([]);
    expect(bus.$compare.get()).toEqual([]);
    expect(bus.$notices.get()).toEqual([]);
    expect(bus.$consent.get()).toBeNull();
    expect(bus.$connectivity.get()).toBe('online');
  });

  it('go back to their first values', () => {
    bus.setLocale('rs');
    bus.togglePanel('menu');
    bus.setFilter({ area: [1, 2] });
    bus.resetStores();
    expect([bus.$locale.get(), bus.$panel.get(), bus.$filter.get()]).toEqual(['en', null, {}]);
  });
});

describe('a value that is none of its store', () => {
  const unknown = (value: unknown) => value as never;

  it.each<[string, () => void]>([
    ['panel', () => bus.togglePanel(unknown(7))],
    ['locale', () => bus.setLocale(unknown('fr'))],
    ['selection', () => bus.selectMasterplan(1, unknown({ id: '2', name: 'Bay' }))],
    ['filter', () => bus.setFilter(unknown(null))],
    ['filterResult', () => bus.setFilterResult(unknown({ matched: -1, total: 2 }))],
    ['notices', () => bus.raiseNotice(unknown({ message: 'Saved' }))],
    ['compare', () => bus.setCompare(unknown(['1']))],
    ['profile', () => bus.setProfile(unknown({ id: 7 }))],
    ['connectivity', () => bus.setConnectivity(unknown('slow'))],
  ])('is refused by %s, whose readers keep what they had', (name, write) => {
    const before = JSON.stringify([
      bus.$panel.get(),
      bus.$locale.get(),
      bus.$filter.get(),
      bus.$notices.get(),
    ]);
    expect(write).toThrow(`The store ${name} takes no such value`);
    expect(JSON.stringify([bus.$panel.get(), bus.$locale.get(), bus.$filter.get(), bus.$notices.get()])).toBe(
      before,
    );
  });
});

describe('two copies of the package in one page', () => {
  afterEach(() => vi.resetModules());

  const secondCopy = async () => {
    vi.resetModules();
    return await import('./index.ts');
  };

  it('share every store', async () => {
    const other = await secondCopy();
    expect(other.togglePanel).not.toBe(bus.togglePanel);
    other.togglePanel('favourites');
    expect(bus.$panel.get()).toBe('favourites');
    bus.selectProject(7);
    expect(other.$projectId.get()).toBe(7);
  });

  it('do not lose what a store held when the second one came', async () => {
    bus.setLocale('rs');
    expect((await secondCopy()).$locale.get()).toBe('rs');
  });

  it('hear the events of each other', async () => {
    const other = await secondCopy();
    const heard = vi.fn();
    const unsubscribe = bus.subscribe('shell', 'session:profile-failed', heard);
    other.emit('session:profile-failed', { status: 404 });
    unsubscribe();
    expect(heard).toHaveBeenCalledWith({ status: 404 });
  });
});
