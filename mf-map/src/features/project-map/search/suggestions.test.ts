import { describe, expect, it } from 'vitest';
import { aFeature, aPlace, features } from '../../../fixtures/entities.ts';
import { mapProjects } from '../map-projects.ts';
import { suggestionsFor } from './suggestions.ts';

const PROJECTS = mapProjects(
  features(
    aFeature(1, 'Porto Vala', { place: 'Budva, Montenegro' }),
    aFeature(2, 'Orjen Bay', { place: 'Risan' }),
    aFeature(3, 'Kuća Lazarica', { place: null }),
  ),
  'en',
);
const labels = (text: string, found = [] as ReturnType<typeof aPlace>[]) =>
  suggestionsFor(text, PROJECTS, found).map(({ text: name, secondLine }) => [name, secondLine]);

describe('suggestions', () => {
  it.each([
    ['porto', [['Porto Vala', 'Budva, Montenegro']]],
    ['budva', [['Porto Vala', 'Budva, Montenegro']]],
    ['kuca', [['Kuća Lazarica', null]]],
    ['zagreb', []],
  ])('for "%s" are the projects of that name or place', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it('are projects first, then places without what names them', () => {
    expect(labels('budva', [aPlace(9, 'Budva')])).toEqual([
      ['Porto Vala', 'Budva, Montenegro'],
      ['Budva', 'Montenegro'],
    ]);
  });

  it('hold a project once that the geocoder knows too, also by another name', () => {
    const found = [aPlace(1, 'Porto Vala', { projectId: 1 })];
    expect(labels('porto', found)).toEqual([['Porto Vala', 'Budva, Montenegro']]);
    expect(labels('luka', found)).toEqual([['Porto Vala', 'Budva, Montenegro']]);
  });

  it('hold three projects at most', () => {
    const many = mapProjects(features(...[1, 2, 3, 4].map((id) => aFeature(id, `Vila ${id}`))), 'en');
    expect(suggestionsFor('vila', many, [])).toHaveLength(3);
  });

  it('hold a town and the region of its name once', () => {
    const found = [
      aPlace(1, 'Budapest', { place_name: 'Budapest, Hungary' }),
      aPlace(2, 'Budapest', { place_name: 'Budapest, Hungary', place_type: ['region'] }),
    ];
    expect(labels('budapest', found)).toEqual([['Budapest', 'Hungary']]);
  });

  it.each([60, 61])('cut names of %i characters at 60', (length) => {
    const [first] = suggestionsFor('q', [], [aPlace(1, 'x', { place_name: `x, ${'y'.repeat(length - 3)}` })]);
    expect(`x, ${first?.secondLine}`).toHaveLength(60);
  });

  it.each([
    [['country'], 6],
    [['region'], 8],
    [['place'], 11],
    [[], 11],
  ])('of type %j lead as near as level %i', (types, zoom) => {
    const [first] = suggestionsFor('q', [], [aPlace(1, 'Budva', { place_type: types })]);
    expect(first).toMatchObject({ kind: 'place', place: { longitude: 18.84, latitude: 42.29, zoom } });
  });
});
