import { describe, expect, it } from 'vitest';
import { bestFit, type Candidate, fitOf, rank } from './rank.ts';

const of = (
  kind: Candidate['kind'],
  fit: Candidate['fit'],
  weight: number,
  name: string,
  isNear = false,
): Candidate => ({
  isNear,
  kind,
  fit,
  weight,
  name,
});

describe('the ranking', () => {
  it.each<[string, readonly Candidate[]]>([
    ['own projects before all', [of('project', 'word', 0, 'a'), of('country', 'exact', 9e9, 'b')]],
    ['an exact project before another', [of('project', 'exact', 0, 'b'), of('project', 'word', 0, 'a')]],
    ['exact names before beginnings', [of('place', 'exact', 1, 'b'), of('place', 'prefix', 9e9, 'a')]],
    ['beginnings before later words', [of('place', 'prefix', 1, 'b'), of('place', 'word', 9e9, 'a')]],
    ['a country of that name before a place', [of('country', 'exact', 1, 'b'), of('place', 'exact', 2, 'a')]],
    ['a place of that name before a region', [of('place', 'exact', 1, 'b'), of('region', 'exact', 2, 'a')]],
    [
      'what is near before what is large',
      [of('place', 'prefix', 1, 'b', true), of('place', 'prefix', 9e9, 'a')],
    ],
    [
      'an exact name before what is near',
      [of('place', 'exact', 1, 'b'), of('place', 'prefix', 9, 'a', true)],
    ],
    [
      'a country of that name before a place near',
      [of('country', 'exact', 1, 'b'), of('place', 'exact', 1, 'a', true)],
    ],
    ['the larger before the smaller', [of('region', 'prefix', 2, 'b'), of('country', 'prefix', 1, 'a')]],
    ['a place before its region', [of('place', 'prefix', 2, 'b'), of('region', 'prefix', 2, 'a')]],
    ['equals by their name', [of('place', 'prefix', 2, 'a'), of('place', 'prefix', 2, 'b')]],
  ])('puts %s', (_what, expected) => {
    expect(rank(expected)).toEqual(expected);
    expect(rank(expected.toReversed())).toEqual(expected);
  });

  it.each([
    ['budva', 'exact'],
    ['budvanska', 'prefix'],
    ['stara budva', 'word'],
    ['starabudva', null],
  ])('%s fits budva: %s', (name, fit) => {
    expect(fitOf(name, 'budva')).toBe(fit);
  });

  it('takes the best of several fits', () => {
    expect(bestFit(['word', null, 'exact', 'prefix'])).toBe('exact');
    expect(bestFit([null, undefined])).toBeNull();
  });
});
