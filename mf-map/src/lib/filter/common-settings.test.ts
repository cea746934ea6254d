import { expect, it } from 'vitest';
import { commonSettings, type FilterSettings } from './common-settings.ts';

const of = (priceEnabled: boolean, ...selectedFilters: number[]): FilterSettings => ({
  selectedFilters,
  priceEnabled,
});

it.each<[string, FilterSettings[], FilterSettings]>([
  ['one project', [of(true, 1, 4)], of(true, 1, 4)],
  ['several: what one of them selects', [of(false, 7, 2), of(true, 1, 2)], of(true, 1, 2, 7)],
  ['none', [], of(false)],
])('the filters of %s', (_, settings, expected) => {
  expect(commonSettings(settings)).toEqual(expected);
});
