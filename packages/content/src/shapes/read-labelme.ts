import type { PixelSize, Point } from '@suite/shapes';
import { z } from 'zod';
import type { SourceDocument } from '../document/source-document.ts';
import { type Drawing, type DrawingIssue, type DrawnShape, scaled, scaleTo } from './drawing.ts';

const point = z.tuple([z.number(), z.number()]);
const file = z.object({
  imageWidth: z.number().positive(),
  imageHeight: z.number().positive(),
  shapes: z.array(
    z.object({
      label: z.string(),
      points: z.array(point),
      shape_type: z.string().default('polygon'),
    }),
  ),
});

export function isLabelMe(value: unknown): boolean {
  return file.safeParse(value).success;
}

/** Polygons, rectangles and circles of LabelMe. @throws {DrawingError} when they were drawn over another picture. */
export function readLabelMe({ value, placeOf }: SourceDocument, picture: PixelSize): Drawing {
  const { imageWidth, imageHeight, shapes } = file.parse(value);
  const scale = scaleTo(picture, { width: imageWidth, height: imageHeight });
  const issues: DrawingIssue[] = [];
  const drawn = shapes.flatMap((shape, index): DrawnShape[] => {
    const place = placeOf(['shapes', index]);
    const ring = ringOf(shape);
    if (ring.length >= 3) return [{ names: [shape.label], ring: scaled(ring, scale), place }];
    const message = `“${shape.label}” is a ${shape.shape_type}, which encloses nothing.`;
    issues.push({ place, severity: 'warning', message, expected: 'polygon, rectangle or circle.' });
    return [];
  });
  return { shapes: drawn, issues };
}

function ringOf({ points, shape_type }: z.infer<typeof file>['shapes'][number]): readonly Point[] {
  const [a, b] = points;
  if (shape_type === 'rectangle' && a && b) return [a, [b[0], a[1]], b, [a[0], b[1]]];
  if (shape_type === 'circle' && a && b) return circle(a, Math.hypot(b[0] - a[0], b[1] - a[1]));
  return shape_type === 'polygon' ? points : [];
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
