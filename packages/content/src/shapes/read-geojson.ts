import { type Point, ringArea } from '@suite/shapes';
import { z } from 'zod';
import type { SourceDocument } from '../document/source-document.ts';
import type { Drawing, DrawingIssue, DrawnShape } from './drawing.ts';

const position = z
  .array(z.number())
  .min(2)
  .transform(([x = 0, y = 0]): Point => [x, y]);
const polygon = z.array(z.array(position).min(4)).min(1);
const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
  ]),
});
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** Properties that may name a home, in the order of trust. */
const NAMES = [
  'number',
  'unit',
  'apartment',
  'broj',
  'stan',
  'oznaka',
  'name',
  'naziv',
  'label',
  'title',
  'id',
];

export function isGeoJson(value: unknown): boolean {
  return collection.safeParse(value).success;
}

/** Polygons in pixels. Of a picture without a place QGIS counts y upwards, so that all of them are below zero. */
export function readGeoJson({ value, placeOf }: SourceDocument): Drawing {
  const issues: DrawingIssue[] = [];
  const shapes = collection.parse(value).features.flatMap((one, index): DrawnShape[] => {
    const place = placeOf(['features', index]);
    const read = feature.safeParse(one);
    if (!read.success) {
      const message = `Feature ${index + 1} is no polygon.`;
      issues.push({ place, severity: 'warning', message, expected: 'Polygon or MultiPolygon.' });
      return [];
    }
    const { id, properties, geometry } = read.data;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flatMap((rings) => (rings[0] ? [rings[0].slice(0, -1)] : []));
    const [ring = []] = rings.toSorted((a, b) => ringArea(b) - ringArea(a));
    return [
      { names: [...namesIn(properties ?? {}), ...(id === undefined ? [] : [String(id)])], ring, place },
    ];
  });
  const points = shapes.flatMap((shape) => shape.ring);
  const isUpwards = points.length > 0 && points.every(([, y]) => y <= 0);
  return {
    issues,
    shapes: shapes.map((shape) =>
      isUpwards ? { ...shape, ring: shape.ring.map(([x, y]): Point => [x, -y]) } : shape,
    ),
  };
}

function namesIn(properties: Readonly<Record<string, unknown>>): string[] {
  const byName = new Map(Object.entries(properties).map(([key, value]) => [key.toLowerCase(), value]));
  return NAMES.flatMap((name) => {
    const value = byName.get(name);
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
}
