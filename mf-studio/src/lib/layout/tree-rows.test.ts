import { expect, it } from 'vitest';
import { OUTLINE } from '../../fixtures/outline.ts';
import { type TreeRow, treeRows } from './tree-rows.ts';

const named = (rows: readonly TreeRow[], indent = ''): string[] =>
  rows.flatMap(({ kind, title, below }) => [`${indent}${kind} ${title}`, ...named(below, `${indent}  `)]);

it('lists parts, their pictures and homes, each below what it lies in', () => {
  expect(named(treeRows(OUTLINE))).toEqual([
    'project Porto Vala',
    '  view From the sea',
    'community Bay',
    '  building Coral House',
    '    view Sea side',
    '    view Garden side',
    '    units Coral House',
    'building Gate House',
  ]);
});

it('counts what is open in a part and below it, and what each picture shows', () => {
  const [site, bay, gate] = treeRows(OUTLINE);
  expect([site?.open, bay?.open, gate?.open]).toEqual([0, 5, 0]);
  const [coral] = bay?.below ?? [];
  expect(coral?.open).toBe(5);
  expect(coral?.below[0]).toMatchObject({ of: 'sea-side', drawn: { count: 29, of: 34 } });
  expect(coral?.below[2]).toMatchObject({ of: 'B2', units: 34 });
});

it('moves parts among those of one kind in the same part, and pictures among those of their part', () => {
  const [site, bay, gate] = treeRows(OUTLINE);
  const [coral] = bay?.below ?? [];
  expect([bay?.list, gate?.list, coral?.list]).toEqual([
    'community project',
    'building project',
    'building bay',
  ]);
  expect([site?.below[0]?.list, coral?.below[0]?.list, coral?.below[1]?.list]).toEqual([
    'view project',
    'view B2',
    'view B2',
  ]);
});
