import { expect, it } from 'vitest';
import { AS_OF, aFeature, countsOf, features } from '../../fixtures/entities.ts';
import { mapProjects, withProjectMatches } from './map-projects.ts';

it('reads projects from the answer, each with its place, picture and address', () => {
  expect(mapProjects(features(aFeature(7, 'Porto Vala')), 'rs')).toEqual([
    {
      id: 7,
      organizationId: 1,
      name: 'Porto Vala',
      place: 'Budva',
      location: [19.2, 42.2],
      logoUrl: null,
      imageUrl: '/media/7?resize=400',
      largeImageUrl: '/media/7?resize=800',
      unitCounts: countsOf(12, 34),
      asOf: AS_OF,
      href: '/rs/masterplan?project=7',
      matched: null,
    },
  ]);
});

it('does without a place on the map', () => {
  const [project] = mapProjects(features({ ...aFeature(7, 'Porto Vala'), geometry: null }), 'en');
  expect(project?.location).toBeNull();
});

it('has no large pictures where there are many projects', () => {
  const many = [1, 2, 3, 4].map((id) => aFeature(id, `Project ${id}`));
  const large = mapProjects(features(...many), 'en').map(({ largeImageUrl }) => largeImageUrl);
  expect(large).toEqual([null, null, null, null]);
});

it('does without a picture', () => {
  const [project] = mapProjects(features(aFeature(7, 'Porto Vala', { image: null })), 'en');
  expect(project?.imageUrl).toBeNull();
});

const UNITS = [
  { id: 1, projectId: 7 },
  { id: 2, projectId: 7 },
  { id: 3, projectId: 8 },
];
it.each([
  ['counts per project', new Set([1, 2]), [2, 0]],
  ['counts nothing where nothing matches', new Set<number>(), [0, 0]],
  ['is silent while it is not known what matches', null, [null, null]],
])('%s, and the filter goes along in the addresses', (_, matchedIds, expected) => {
  const projects = mapProjects(features(aFeature(7, 'Porto Vala'), aFeature(8, 'Orjen Bay')), 'en');
  const matches = matchedIds && { units: UNITS, matchedIds };
  const counted = withProjectMatches(projects, matches, 'status=sold');
  expect(counted.map(({ matched }) => matched)).toEqual(expected);
  expect(counted[0]?.href).toBe('/masterplan?project=7&status=sold');
});
