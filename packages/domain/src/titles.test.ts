import type { Selection } from '@suite/contracts';
import { expect, it } from 'vitest';
import { buildingTitle, selectionTitle } from './titles.ts';

const NOTHING: Selection = { projectId: 1, masterplan: null, building: null, unit: null };
const masterplan = { id: 3, name: 'Porto Vala Bay', parentId: 0 };
const building = { id: 12, name: 'B2', title: 'Lagoon House' };
const untitled = { ...building, title: null };
const unit = { id: 304, name: '304', typeName: 'One bedroom' };

it.each<[string | null, { name: string; title: string | null }, string]>([
  ['Porto Vala Bay', building, 'Porto Vala Bay - Lagoon House'],
  ['Porto Vala Bay', untitled, 'Porto Vala Bay - B2'],
  ['Porto Vala Bay', { name: 'B2', title: '' }, 'Porto Vala Bay - B2'],
  [null, building, 'Lagoon House'],
  [null, untitled, 'B2'],
])('calls a building of %s (%j) "%s"', (masterplanName, of, expected) => {
  expect(buildingTitle(masterplanName, of)).toBe(expected);
});

it.each<[string, Partial<Selection>, string | null]>([
  ['nothing', {}, null],
  ['a masterplan', { masterplan }, 'Porto Vala Bay'],
  ['a building', { masterplan, building }, 'Porto Vala Bay - Lagoon House'],
  ['a building without a title', { masterplan, building: untitled }, 'Porto Vala Bay - B2'],
  ['a building whose masterplan is not known', { building }, 'Lagoon House'],
  ['an apartment', { masterplan, building, unit }, 'Lagoon House - 304'],
  ['an apartment in a building without a title', { building: untitled, unit }, 'B2 - 304'],
])('has the title of %s', (_, selection, expected) => {
  expect(selectionTitle({ ...NOTHING, ...selection })).toBe(expected);
});
