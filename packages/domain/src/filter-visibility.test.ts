import { describe, expect, it } from 'vitest';
import { type FilterName, type FilterVisibilityInput, visibleFilters } from './filter-visibility.ts';

const ALL: FilterVisibilityInput = {
  selectedFilters: [1, 2, 3, 4, 5, 6, 7],
  statusHidden: false,
  hasAreas: true,
  hasFloors: true,
  hasPrices: true,
  hasTypes: true,
  hasOrientations: true,
  organizationId: 1,
  isSignedIn: true,
};
const visible = (part: Partial<FilterVisibilityInput>) => visibleFilters({ ...ALL, ...part });
const without = (...names: FilterName[]) => visible({}).filter((name) => !names.includes(name));

describe('the filters on offer', () => {
  it('are all in the order of the bar, price before type', () => {
    expect(visible({})).toEqual(['status', 'area', 'floor', 'price', 'type', 'orientation', 'all']);
  });

  it.each<[number, FilterName]>([
    [1, 'status'],
    [2, 'area'],
    [3, 'floor'],
    [4, 'price'],
    [5, 'type'],
    [6, 'orientation'],
    [7, 'all'],
  ])('[R5.042] have id %i, %s, only when the project selects it', (id, name) => {
    const others = [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== id);
    expect(visible({ selectedFilters: others })).toEqual(without(name));
  });

  it.each<[string, Partial<FilterVisibilityInput>, FilterName[]]>([
    ['the organisation hides statuses', { statusHidden: true }, ['status']],
    ['all areas are the same', { hasAreas: false }, ['area']],
    ['there is one storey', { hasFloors: false }, ['floor']],
    ['the visitor may not see prices', { hasPrices: false }, ['price']],
    ['no home has an orientation', { hasOrientations: false }, ['orientation']],
  ])('leave out what has nothing to say: %s', (_, part, names) => {
    expect(visible(part)).toEqual(without(...names));
  });

  it.each<[number, boolean, boolean, FilterName | null]>([
    [10, true, true, 'price-range'],
    [10, false, true, null],
    [10, true, false, null],
    [9, true, true, 'price'],
    [9, false, true, 'price'],
  ])(
    'for organisation %i, signed in %s, prices %s, the price is asked as %s',
    (organizationId, isSignedIn, hasPrices, name) => {
      const prices = visible({ organizationId, isSignedIn, hasPrices }).filter((one) =>
        one.startsWith('price'),
      );
      expect(prices).toEqual(name ? [name] : []);
    },
  );

  it('are all there until the settings are known, and none where the project selects none', () => {
    expect(visible({ selectedFilters: null })).toEqual(visible({}));
    expect(visible({ selectedFilters: [] })).toEqual([]);
    expect(visible({ selectedFilters: [7] })).toEqual([]);
  });
});
