import { expect, it } from 'vitest';
import { aBuilding, aPolygon, aView } from '../../../fixtures/unit.ts';
import { unitView } from './unit-view.ts';

it('takes the first view that shows the home', () => {
  const front = aView([aPolygon(101), aPolygon(null)]);
  const back = aView([aPolygon(304)], { id: 72, name: 'Garden side', url: '/media/back.jpg' });
  expect(unitView(aBuilding({ media: [front, back] }), 304)).toMatchObject({
    name: 'Garden side',
    url: '/media/back.jpg',
    width: 1600,
    height: 900,
    ring: aPolygon(304).ring,
  });
});

it.each([
  ['no view shows it', [aView([aPolygon(101)])]],
  ['there is no view', []],
  ['the view has no file', [aView([aPolygon(304)], { url: null })]],
  ['the shape is not that of a home', [aView([{ ...aPolygon(304), kind: 'building' }])]],
])('has none where %s', (_, media) => {
  expect(unitView(aBuilding({ media }), 304)).toBeNull();
});
