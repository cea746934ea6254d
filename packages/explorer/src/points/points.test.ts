import type { MediaPolygon } from '@suite/api';
import { aPoi } from '@suite/api/fixtures';
import { POI_TYPE_IDS } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { pointShapes, shownPoints } from './points.ts';

function aPolygon(kind: MediaPolygon['kind'], entityId: number | null, left: number): MediaPolygon {
  return { id: `${kind}-${left}`, kind, entityId, label: [left, 0], ring: [[left, 0]] };
}

describe('points of interest', () => {
  it('lead to their page in the language of the page', () => {
    expect(shownPoints([aPoi(5, 'Pier')], 'en')).toEqual([
      { id: 5, name: 'Pier', href: '/poi-details-page?poi=5' },
    ]);
    expect(shownPoints([aPoi(5, 'Mol')], 'rs')[0]?.href).toBe('/rs/poi-details-page?poi=5');
  });

  it.each([
    ['masterplan_info', 1],
    ['plot', 1],
    ['streetview_point', 1],
    ['masterplan', 0],
    ['building', 0],
    ['masterplan_camera_view', 0],
    ['menu_item', 0],
  ] as const)('of type %s are shown %i times, for others have areas or pages of their own', (type, count) => {
    const pois = [aPoi(5, 'x', { poiTypeId: POI_TYPE_IDS[type] })];
    expect(shownPoints(pois, 'en')).toHaveLength(count);
  });
});

describe('shapes of points', () => {
  const points = shownPoints([aPoi(5, 'Pier'), aPoi(6, 'Pool')], 'en');
  const place = (polygons: Parameters<typeof pointShapes>[0]) => pointShapes(polygons, points);

  it('are the polygons of known points, with name and address', () => {
    const { shapes, pointOf, shapeOf } = place([
      aPolygon('building', 5, 0),
      aPolygon('poi', 5, 100),
      aPolygon('poi', 99, 200),
      aPolygon('poi', null, 300),
    ]);
    expect(shapes).toMatchObject([
      { id: 'poi-5:1', name: 'Pier', href: '/poi-details-page?poi=5', filteredOut: false },
    ]);
    expect(pointOf.get('poi-5:1')).toBe(points[0]);
    expect(shapeOf.get(5)).toBe('poi-5:1');
  });

  it('leave over what has no place in the picture', () => {
    expect(place([aPolygon('poi', 5, 100)]).unseen).toEqual([points[1]]);
    expect(place([]).unseen).toEqual(points);
  });

  it('differ where a point stands twice in the picture', () => {
    const { shapes, shapeOf } = place([aPolygon('poi', 5, 100), aPolygon('poi', 5, 200)]);
    expect(shapes.map(({ id }) => id)).toEqual(['poi-5:0', 'poi-5:1']);
    expect(shapeOf.get(5)).toBe('poi-5:0');
  });
});
