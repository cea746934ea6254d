import type { MediaPolygon, Poi } from '@suite/api';
import { type Locale, POI_TYPE_IDS, routePath } from '@suite/contracts';
import type { PictureShape } from '@suite/picture';

/** A point of interest that is shown, with the address of its page. */
export interface Point {
  readonly id: number;
  readonly name: string;
  readonly href: string;
}

/** Types that stand for something that has an area, a view or an address of its own. */
const STAND_INS: ReadonlySet<number> = new Set([
  POI_TYPE_IDS.masterplan,
  POI_TYPE_IDS.building,
  POI_TYPE_IDS.apartment,
  POI_TYPE_IDS.building_apartment_view,
  POI_TYPE_IDS.masterplan_camera_view,
  POI_TYPE_IDS.menu_item,
]);

/** The points of interest that are worth showing, in their order. */
export function shownPoints(pois: readonly Poi[], locale: Locale): Point[] {
  return pois
    .filter(({ poiTypeId }) => !STAND_INS.has(poiTypeId))
    .map(({ id, name }) => ({
      id,
      name,
      href: routePath('poi-details-page', locale, {}, `poi=${id}`),
    }));
}

export interface PointShapes {
  readonly shapes: readonly PictureShape[];
  readonly pointOf: ReadonlyMap<string, Point>;
  /** Shape of a point by its id; the first one where it has several. */
  readonly shapeOf: ReadonlyMap<number, string>;
  /** Points without a place in this picture. */
  readonly unseen: readonly Point[];
}

/** One shape per polygon of a known point. */
export function pointShapes(polygons: readonly MediaPolygon[], points: readonly Point[]): PointShapes {
  const known = new Map(points.map((point) => [point.id, point]));
  const pointOf = new Map<string, Point>();
  const shapeOf = new Map<number, string>();
  const shapes = polygons.flatMap(({ kind, entityId, ring, label }, index): PictureShape[] => {
    const point = kind === 'poi' && entityId !== null ? known.get(entityId) : undefined;
    if (!point) return [];
    const id = `poi-${point.id}:${index}`;
    pointOf.set(id, point);
    if (!shapeOf.has(point.id)) shapeOf.set(point.id, id);
    return [
      {
        id,
        ring,
        label,
        appearance: { kind: 'area' },
        filteredOut: false,
        text: '',
        name: point.name,
        href: point.href,
        row: null,
      },
    ];
  });
  return { shapes, pointOf, shapeOf, unseen: points.filter(({ id }) => !shapeOf.has(id)) };
}
