import type { PixelSize, Point } from '@suite/shapes';
import { z } from 'zod';
import type { SourceDocument } from '../document/source-document.ts';
import { type Drawing, DrawingError, type DrawingIssue, type DrawnShape } from './drawing.ts';
import { pathDataOf, ringsOf } from './svg-path.ts';
import { readSvgTree, type SvgElement } from './svg-tree.ts';

const oneOrMore = <T extends z.ZodType>(schema: T) =>
  z.union([z.array(schema), schema.transform((one) => [one])]) as z.ZodType<z.output<T>[]>;
const selector = z.object({ type: z.string(), value: z.string() });
const body = z.union([
  z.string().transform((value) => ({ value })),
  z.object({ value: z.string().optional(), label: z.string().optional(), purpose: z.string().optional() }),
]);
const annotation = z.object({
  id: z.string().optional(),
  label: z.string().optional(),
  body: oneOrMore(body).optional(),
  target: oneOrMore(z.object({ selector: oneOrMore(selector) })),
});
const page = z.object({ items: z.array(z.unknown()) });
const isAnnotation = z.object({
  target: z.unknown(),
  type: z.union([z.literal('Annotation'), z.array(z.string())]),
});

/** The annotations of a file: a list, a page of them, or one; null when it has others. */
function annotationsOf(value: unknown): readonly unknown[] | null {
  const paged = page.safeParse(value);
  const list = Array.isArray(value) ? value : paged.success ? paged.data.items : [value];
  return list.length > 0 && list.every((one) => isAnnotation.safeParse(one).success) ? list : null;
}

export function isWebAnnotations(value: unknown): boolean {
  return annotationsOf(value) !== null;
}

/** Annotations of the W3C model, as Annotorious and others write them: an SVG or a rectangle in pixels of the picture. */
export function readWebAnnotations({ value, placeOf }: SourceDocument, picture: PixelSize): Drawing {
  const issues: DrawingIssue[] = [];
  const base = Array.isArray(value) ? [] : page.safeParse(value).success ? ['items'] : null;
  const shapes = (annotationsOf(value) ?? []).flatMap((one, index): DrawnShape[] => {
    const place = placeOf(base ? [...base, index] : []);
    const read = annotation.safeParse(one);
    const ring = read.success ? ringOf(read.data, picture) : null;
    if (read.success && ring) return [{ names: namesOf(read.data), ring, place }];
    const message = `Annotation ${index + 1} selects no region.`;
    issues.push({
      place,
      severity: 'error',
      message,
      expected: 'An SvgSelector or a FragmentSelector with xywh.',
    });
    return [];
  });
  return { shapes, issues };
}

function namesOf({ body: bodies = [], label, id }: z.infer<typeof annotation>): string[] {
  const texts = bodies.flatMap((one) => ('label' in one ? [one.label, one.value] : [one.value]));
  return [...texts, label, id].filter((name): name is string => typeof name === 'string' && name !== '');
}

function ringOf({ target }: z.infer<typeof annotation>, picture: PixelSize): readonly Point[] | null {
  for (const { type, value } of target.flatMap((one) => one.selector)) {
    const ring = type === 'SvgSelector' ? ringOfSvg(value, picture) : ringOfFragment(value, picture);
    if (ring) return ring;
  }
  return null;
}

function ringOfSvg(text: string, picture: PixelSize): readonly Point[] | null {
  try {
    return firstRing(readSvgTree(text), picture);
  } catch (error) {
    if (error instanceof DrawingError) return null;
    throw error;
  }
}

function firstRing(element: SvgElement, picture: PixelSize): readonly Point[] | null {
  const data = pathDataOf(element, picture);
  if (data !== null) return ringsOf(data, [])?.[0] ?? null;
  return element.children.map((child) => firstRing(child, picture)).find((ring) => ring !== null) ?? null;
}

const NUMBER = String.raw`(-?[\d.]+(?:e-?\d+)?)`;
const FRAGMENT = new RegExp(`^#?xywh=(?:(pixel|percent):)?${Array(4).fill(NUMBER).join(',')}$`);

/** `xywh=pixel:10,20,300,400`; percent of the picture, or pixels. */
function ringOfFragment(value: string, { width, height }: PixelSize): Point[] | null {
  const [, unit, ...numbers] = FRAGMENT.exec(value) ?? [];
  if (numbers.length < 4) return null;
  const [fx, fy] = unit === 'percent' ? [width / 100, height / 100] : [1, 1];
  const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number);
  // What is drawn up to the edge may lie a fraction beyond it.
  const [left, top] = [Math.max(0, x * fx), Math.max(0, y * fy)];
  const [right, bottom] = [Math.min(width, (x + w) * fx), Math.min(height, (y + h) * fy)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
