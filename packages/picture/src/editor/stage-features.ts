import type { EditedShape, Point } from '@suite/shapes';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import PointGeometry from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import type VectorSource from 'ol/source/Vector.js';

/** OpenLayers counts upwards. */
export function toMap([x, y]: Point): [number, number] {
  return [x, -y];
}

export function fromMap([x = 0, y = 0]: readonly number[]): Point {
  return [Math.round(x * 10) / 10, Math.round(-y * 10) / 10];
}

export type ShapeFeature = Feature<Polygon>;

export function shapeFeature(shape: EditedShape): ShapeFeature {
  const feature = new Feature(polygonOf(shape.ring));
  feature.setId(shape.key);
  return feature;
}

export function polygonOf(ring: readonly Point[]): Polygon {
  return new Polygon([[...ring, ...ring.slice(0, 1)].map(toMap)]);
}

export function ringIn(polygon: Polygon): Point[] {
  return (polygon.getCoordinates()[0] ?? []).slice(0, -1).map(fromMap);
}

export function lineFeature(points: readonly Point[]): Feature<LineString> {
  return new Feature(new LineString(points.map(toMap)));
}

export function pointFeature(point: Point): Feature<PointGeometry> {
  return new Feature(new PointGeometry(toMap(point)));
}

/** The first corner of a shape within so many units of the map; -1: none. */
export function cornerAt({ ring }: EditedShape, [x = 0, y = 0]: readonly number[], reach: number): number {
  return ring.findIndex((corner) => Math.hypot(corner[0] - x, corner[1] + y) < reach);
}

/** Shapes that share a corner with this one, and itself: what moves when its corners are moved. */
export function movedTogether(shapes: readonly EditedShape[], key: string | null): ReadonlySet<string> {
  const selected = shapes.find((shape) => shape.key === key);
  if (!selected) return new Set();
  const corners = new Set(selected.ring.map(String));
  return new Set(
    shapes.filter(({ ring }) => ring.some((corner) => corners.has(String(corner)))).map((one) => one.key),
  );
}

/** Makes a source hold these shapes, and leaves alone what is as it is. */
export function placeShapes(source: VectorSource<ShapeFeature>, shapes: readonly EditedShape[]): void {
  const keys = new Set(shapes.map(({ key }) => key));
  source.removeFeatures(source.getFeatures().filter((feature) => !keys.has(String(feature.getId()))));
  for (const shape of shapes) {
    const known = source.getFeatureById(shape.key);
    if (!(known instanceof Feature)) source.addFeature(shapeFeature(shape));
    else if (String(ringOf(known)) !== String(shape.ring)) known.setGeometry(polygonOf(shape.ring));
  }
}

/** Shapes with the outlines that a source has of them now. */
export function withRings(shapes: readonly EditedShape[], source: VectorSource<ShapeFeature>): EditedShape[] {
  const rings = new Map(source.getFeatures().map((feature) => [feature.getId(), ringOf(feature)]));
  return shapes.map((shape) => {
    const ring = rings.get(shape.key);
    return ring && String(ring) !== String(shape.ring) ? { ...shape, ring } : shape;
  });
}

function ringOf(feature: ShapeFeature): Point[] {
  return ringIn(feature.getGeometry() ?? polygonOf([]));
}
