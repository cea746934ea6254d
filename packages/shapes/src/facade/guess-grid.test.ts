import { describe, expect, it } from 'vitest';
import { guessGrid } from './guess-grid.ts';

describe('guessGrid', () => {
  it.each<[readonly string[], string, number, readonly number[], readonly number[]]>([
    [['101', '102', '103', '201', '202'], '{floor}{place:2}', 1, [3, 2], []],
    [['11', '12', '21', '22', '23'], '{floor}{place}', 1, [2, 3], []],
    [['1.1', '1.2', '2.1'], '{floor}.{place}', 1, [2, 1], []],
    [['A101', 'A102', 'A201'], 'A{floor}{place:2}', 1, [2, 1], []],
    [['1201', '1202', '1401'], '{floor}{place:2}', 12, [2, 1], [13]],
    [['001', '002', '101'], '{floor}{place:2}', 0, [2, 1], []],
  ])('reads %j as %s from floor %i', (numbers, pattern, lowestFloor, unitsOfFloors, skippedFloors) => {
    expect(guessGrid(numbers)).toEqual({
      numbering: { pattern, lowestFloor, from: 'left', skippedFloors, skippedPlaces: [] },
      unitsOfFloors,
    });
  });

  it.each([[[]], [['Villa', 'Garden', 'Rose']], [['7', '8', '9']]])('finds none in %j', (numbers) => {
    expect(guessGrid(numbers)).toBeNull();
  });
});
