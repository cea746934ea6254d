import { describe, expect, it } from 'vitest';
import { type Numbering, numberOf, patternIssue } from './numbering.ts';

const USUAL: Numbering = {
  pattern: '{floor}{place:2}',
  lowestFloor: 1,
  from: 'left',
  skippedFloors: [],
  skippedPlaces: [],
};

describe('the number of a home', () => {
  it.each<[string, Partial<Numbering>, [floor: number, place: number, places: number], string]>([
    ['counts floors from the lowest, places from the left', {}, [2, 3, 6], '304'],
    ['has two digits for the place', {}, [11, 9, 12], '1210'],
    ['counts from the right', { from: 'right' }, [0, 0, 6], '106'],
    ['begins at the ground floor', { lowestFloor: 0 }, [0, 1, 6], '002'],
    ['has floors below the ground', { lowestFloor: -1, pattern: '{floor}/{place}' }, [0, 0, 2], '-1/1'],
    ['leaves a thirteenth floor out', { skippedFloors: [13] }, [12, 0, 2], '1401'],
    ['leaves places out that are on the other side', { skippedPlaces: [2, 3] }, [0, 1, 2], '104'],
    ['leaves out the first one too', { skippedPlaces: [1] }, [0, 0, 2], '102'],
    ['takes any text around', { pattern: 'A-{floor:2}.{place}' }, [4, 0, 2], 'A-05.1'],
  ])('%s', (_, numbering, [floor, place, places], number) => {
    expect(numberOf({ floor, place, places }, { ...USUAL, ...numbering })).toBe(number);
  });

  it.each([
    ['{floor}{place:2}', null],
    ['{place}', 'no-floor'],
    ['{floor}', 'no-place'],
    ['{floor}{place}{wing}', 'unknown-placeholder'],
    ['{floor}{place:0}', 'unknown-placeholder'],
  ])('needs a pattern that tells homes apart: %s', (pattern, issue) => {
    expect(patternIssue(pattern)).toBe(issue);
  });
});
