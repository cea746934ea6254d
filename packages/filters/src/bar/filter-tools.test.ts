import type { FilterName } from '@suite/filter-engine';
import { expect, it } from 'vitest';
import { offeredTools } from './filter-tools.ts';

const tools = (...offered: FilterName[]) =>
  offeredTools({ offered }).map(({ name, filters }) => [name, filters.map(({ urlParam }) => urlParam)]);

it('has a button for each filter, and the last one for all of them', () => {
  expect(tools('status', 'orientation', 'all')).toEqual([
    ['status', ['status']],
    ['orientation', ['orientation']],
    ['all', ['status', 'orientation']],
  ]);
});

it.each<[string, FilterName[], unknown]>([
  [
    'one button for sun and sea, behind the others',
    ['sea-view', 'evening-sun', 'area', 'morning-sun', 'all'],
    [
      ['area', ['area']],
      ['light', ['evening-sun', 'morning-sun', 'sea-view']],
      ['all', ['area', 'evening-sun', 'morning-sun', 'sea-view']],
    ],
  ],
  ['two of them', ['sea-view', 'evening-sun'], [['light', ['evening-sun', 'sea-view']]]],
  ['a single one by its own name', ['sea-view'], [['sea-view', ['sea-view']]]],
])('has %s', (_, offered, expected) => {
  expect(tools(...offered)).toEqual(expected);
});
