import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { expect, it } from 'vitest';
import { unitChanges } from './unit-changes.ts';

const HEAD = 'number,building,floor,type,net_area,orientation,price_eur,status';
const read = (...lines: readonly string[]) =>
  loadContent(smallFolder({ 'units.csv': [HEAD, ...lines, ''].join('\n') }));

it('says of each fact of a unit that is another what it was and what it is', async () => {
  const before = await read('1,A,1,studio,30,S,90000,available', '2,A,1,studio,40,,90000,available');
  const after = await read('1,A,2,studio,31.5,S,90000,available', '2,A,1,studio,40,N,90000,available');
  expect(unitChanges(before, after)).toEqual([
    { key: 'A-1', field: 'area', before: 30, after: 31.5 },
    { key: 'A-1', field: 'floor', before: 1, after: 2 },
    { key: 'A-2', field: 'orientation', before: null, after: 'N' },
  ]);
});

it.each([
  ['a status and a price, which are no version’s', '1,A,1,studio,30,S,80000,sold'],
  ['a unit that is gone, and one that is new', '7,A,1,studio,50,S,90000,available'],
])('says nothing of %s', async (_, line) => {
  const before = await read('1,A,1,studio,30,S,90000,available');
  expect(unitChanges(before, await read(line))).toEqual([]);
});
