import { expect, it } from 'vitest';
import { OUTLINE } from '../../fixtures/outline.ts';
import { treeRows } from './tree-rows.ts';

it('lists parts and their pictures, each below what it lies in', () => {
  expect(treeRows(OUTLINE).map(({ title, depth }) => `${'  '.repeat(depth)}${title}`)).toEqual([
    'Porto Vala',
    '  From the sea',
    'Bay',
    '  Coral House',
    '    Sea side',
    '    Garden side',
    'Gate House',
  ]);
});

it('counts what is open in a part and below it, and what each picture shows', () => {
  const rows = treeRows(OUTLINE);
  const openOf = Object.fromEntries(rows.map(({ title, open }) => [title, open]));
  expect(openOf).toMatchObject({ 'Porto Vala': 0, Bay: 5, 'Coral House': 5, 'Gate House': 0 });
  expect(rows.find(({ title }) => title === 'Sea side')).toMatchObject({
    viewKey: 'sea-side',
    drawn: { count: 29, of: 34 },
  });
});
