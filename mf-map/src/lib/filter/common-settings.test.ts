import { expect, it } from 'vitest';
import { commonSettings, type FilterSettings } from './common-settings.ts';

const of = (...selectedFilters: number[]): FilterSettings => ({ selectedFilters });

it.each<[string, FilterSettings[], FilterSettings]>([
  ['one project', [of(1, 4)], of(1, 4)],
  ['several: what one of them selects', [of(7, 2), of(1, 2)], of(1, 2, 7)],
  ['none', [], of()],
])('the filters of %s', (_, settings, expected) => {
  expect(commonSettings(settings)).toEqual(expected);
});
