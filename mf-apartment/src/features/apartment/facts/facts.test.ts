import { expect, it } from 'vitest';
import { aUnit } from '../../../fixtures/unit.ts';
import { unitFacts } from './facts.ts';

it('lists type, areas, floor and orientation, in this order', () => {
  expect(unitFacts(aUnit(), 6)).toEqual([
    { kind: 'type', typeKey: 'one_bedroom' },
    { kind: 'net-area', areaM2: 52.8 },
    { kind: 'terrace', areaM2: 14.6 },
    { kind: 'floor', floor: 3, floors: 6 },
    { kind: 'orientation', orientation: 'SW' },
  ]);
});

it('leaves out what is not known', () => {
  const bare = aUnit({ apartmentTypeKey: null, area: 0, terraceArea: null, orientation: null });
  expect(unitFacts(bare, null)).toEqual([{ kind: 'floor', floor: 3, floors: null }]);
});

it.each([
  ['the ground storey of six', 1, 6, 6],
  ['a basement', 0, 6, null],
  ['a floor above the building', 9, 6, null],
  ['a building that is not known', 3, null, null],
])('%s names the storeys only where that makes sense', (_, floor, floors, expected) => {
  expect(unitFacts(aUnit({ floor }), floors)).toContainEqual({
    kind: 'floor',
    floor,
    floors: expected,
  });
});
