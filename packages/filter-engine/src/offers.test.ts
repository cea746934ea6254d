import type { FilterBounds, Unit } from '@suite/api';
import { aUnit } from '@suite/api/fixtures';
import { describe, expect, it } from 'vitest';
import { type FilterChoicesInput, filterChoices } from './choices.ts';

const BOUNDS: FilterBounds = {
  minPrice: 100_000,
  maxPrice: 900_000,
  minFloor: -1,
  maxFloor: 14,
  minArea: 20,
  maxArea: 301,
  numberOfRooms: [],
  statuses: [],
};
const HIDDEN_PRICES: FilterBounds = { ...BOUNDS, minPrice: null, maxPrice: null };
const units = [
  aUnit({ id: 101, floor: 1, area: 40.5, orientation: 'S', properties: { price: '200,000' } }),
  aUnit({ id: 301, area: 90, orientation: 'N', properties: { price: '450,500' } }),
];
const member: FilterChoicesInput = {
  units,
  types: null,
  bounds: BOUNDS,
  settings: { selectedFilters: [1, 2, 3, 4, 5, 6, 7] },
  pricesShown: true,
  statusHidden: false,
  isSignedIn: true,
};
const choices = (part: Partial<FilterChoicesInput>) => filterChoices({ ...member, ...part });

describe('what the filters offer', () => {
  it('is everything to a member of the project', () => {
    expect(choices({})).toMatchObject({
      offered: ['status', 'area', 'floor', 'price', 'type', 'orientation', 'all'],
      offers: {
        area: [40, 90],
        floor: [1, 3],
        price: [200_000, 451_000],
        orientations: ['N', 'S'],
      },
      requestContext: { bounds: BOUNDS, usesPriceRanges: false },
    });
  });

  it.each<[string, Partial<FilterChoicesInput>, string]>([
    ['where the bounds carry none', { bounds: HIDDEN_PRICES }, 'price'],
    ['before the bounds are known', { bounds: null }, 'price'],
    ['where they are not for who looks', { pricesShown: false }, 'price'],
    ['where no home has one', { units: [aUnit({ id: 101, floor: 1 }), aUnit({ id: 301 })] }, 'price'],
    ['where all areas are the same', { units: [aUnit({ id: 101, floor: 1 }), aUnit({ id: 301 })] }, 'area'],
    ['where no home has one', { units: [aUnit({ orientation: null })] }, 'orientation'],
    ['where the organisation hides it', { statusHidden: true }, 'status'],
  ])('leaves out, %s, what nobody could use', (_, part, name) => {
    expect(choices(part).offered).not.toContain(name);
  });

  it.each([
    [true, true, ['price-range']],
    [true, false, []],
    [false, true, ['price']],
  ])(
    'asks for the price as the organisation does: by ranges %s, signed in %s',
    (usesPriceRanges, isSignedIn, expected) => {
      const { offered } = choices({ bounds: { ...BOUNDS, usesPriceRanges }, isSignedIn });
      expect(offered.filter((name) => name.startsWith('price'))).toEqual(expected);
    },
  );

  describe('of sun and sea', () => {
    const settings = { selectedFilters: [7, 8, 9, 10] };
    const lit = (...lights: Unit['light'][]) =>
      choices({ settings, units: lights.map((light, at) => aUnit({ id: at, light })) });

    it('is as much as the best home has', () => {
      const { offered, offers } = lit(
        { morningSunHours: 1.9, eveningSunHours: 2.7, seaView: 'partial' },
        undefined,
        { morningSunHours: 2, seaView: 'none' },
      );
      expect(offered).toEqual(['evening-sun', 'morning-sun', 'sea-view', 'all']);
      expect(offers).toMatchObject({
        morningSun: ['', '2h'],
        eveningSun: ['', '1.5h', '2.5h'],
        seaView: ['', 'glimpse', 'partial'],
      });
    });

    it('is nothing where no home has any, and where the project does not select it', () => {
      expect(lit(undefined, { morningSunHours: 1.9, eveningSunHours: 0, seaView: 'none' }).offered).toEqual(
        [],
      );
      const units = [aUnit({ light: { eveningSunHours: 2, seaView: 'open' } })];
      expect(choices({ units, settings: { selectedFilters: [2, 10] } }).offered).toEqual(['sea-view']);
      expect(choices({ units, settings: null }).offered).toContain('evening-sun');
    });
  });

  it('needs neither settings nor types nor bounds for what the homes say themselves', () => {
    const { offered, offers } = choices({ settings: null, types: null, bounds: null });
    expect(offered).toEqual(['status', 'area', 'floor', 'type', 'orientation', 'all']);
    expect(offers.area).toEqual([40, 90]);
    expect(offers.typeIds?.map((type) => type.key)).toEqual(['one_bedroom']);
  });

  it('is all that there may be while the homes are not known, within the bounds', () => {
    const { offered, offers } = choices({ units: null });
    expect(offered).toEqual(['status', 'area', 'floor', 'price', 'type', 'orientation', 'all']);
    expect(offers).toMatchObject({ area: [20, 301], floor: [-1, 14], price: [100_000, 900_000] });
    expect(choices({ units: null, settings: { selectedFilters: [2] } }).offered).toEqual(['area']);
  });
});
