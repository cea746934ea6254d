import {
  type Drawing,
  DrawingError,
  type DrawingIssue,
  type DrawnShape,
  type PixelSize,
  type Point,
  scaleTo,
} from './drawing.ts';
import { boxOf, ringArea } from './ring.ts';
import { type Box, frameOf, viewBoxOf } from './svg-frame.ts';
import { pathDataOf, ringsOf } from './svg-path.ts';
import { readSvgTree, type SvgElement } from './svg-tree.ts';

/** Where an element stands: what is applied to its points, the innermost first, and what its groups are called. */
interface Context {
  readonly transforms: readonly string[];
  readonly names: readonly string[];
  /** What `use` calls its copy: that comes before the names of what is copied. */
  readonly copyNames: readonly string[];
  /** Ids that `use` has led through, so that none leads to itself. */
  readonly used: readonly string[];
}

/** Elements that draw nothing where they stand. */
const NOT_DRAWN = [
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'metadata',
  'style',
  'title',
  'text',
];
/** What `use` may come to in all. */
const MOST_SHAPES = 20_000;

/** Reads shapes drawn over a picture. @throws {DrawingError} */
export function readSvg(text: string, picture: PixelSize): Drawing {
  const root = readSvgTree(text);
  const byId = new Map<string, SvgElement>();
  collectIds(root, byId);
  const placing = placingOf(root, picture);
  const shapes: DrawnShape[] = [];
  const issues: DrawingIssue[] = [];

  const visit = (element: SvgElement, outer: Context): void => {
    if (NOT_DRAWN.includes(element.name) || isHidden(element)) return;
    if (shapes.length > MOST_SHAPES)
      throw new DrawingError('The drawing has too many shapes.', element.place);
    const context = inner(element, outer);
    if (element.name === 'use') {
      visitUsed(element, context);
      return;
    }
    const data = pathDataOf(element);
    if (data !== null) draw(element, data, context);
    for (const child of element.children) visit(child, context);
  };

  const visitUsed = (element: SvgElement, context: Context): void => {
    const reference = element.attributes.href ?? element.attributes['xlink:href'] ?? '';
    const target = byId.get(reference.replace(/^#/, ''));
    if (!reference.startsWith('#') || !target || context.used.includes(reference)) {
      issues.push(issueAt(element, `There is nothing to use at “${reference.slice(0, 60)}”.`));
      return;
    }
    const { x = '0', y = '0' } = element.attributes;
    const moved = {
      ...context,
      copyNames: [...context.copyNames, ...namesOf(element)],
      transforms: [
        `translate(${Number.parseFloat(x) || 0} ${Number.parseFloat(y) || 0})`,
        ...context.transforms,
      ],
      used: [...context.used, reference],
    };
    if (target.name !== 'symbol') {
      visit(target, moved);
      return;
    }
    const placed = { ...moved, transforms: [...viewBoxTransforms(target, element), ...moved.transforms] };
    for (const child of target.children) visit(child, placed);
  };

  const draw = (element: SvgElement, data: string, context: Context): void => {
    const names = [...context.copyNames, ...context.names];
    const rings = ringsOf(data, context.transforms);
    if (!rings) issues.push(issueAt(element, 'The path cannot be read.'));
    const [largest, ...others] = (rings ?? []).toSorted((a, b) => ringArea(b) - ringArea(a));
    if (!largest) return;
    if (others.length > 0) {
      issues.push({
        ...issueAt(
          element,
          `“${names[0] ?? element.name}” has ${others.length + 1} parts; the largest is taken.`,
        ),
        severity: 'warning',
      });
    }
    shapes.push({ names, ring: largest, place: element.place });
  };

  for (const child of root.children)
    visit(child, { transforms: placing, names: [], copyNames: [], used: [] });
  return { shapes, issues };
}

function issueAt({ place }: SvgElement, message: string): DrawingIssue {
  return { place, severity: 'error', message, expected: null };
}

function inner(element: SvgElement, outer: Context): Context {
  const { transform } = element.attributes;
  const own = [
    ...(element.name === 'svg' ? viewBoxTransforms(element, element) : []),
    ...(element.name === 'svg' ? [shiftOf(element)] : []),
    ...(transform ? [transform] : []),
  ];
  return {
    ...outer,
    transforms: [...own, ...outer.transforms],
    names: [...namesOf(element), ...outer.names],
  };
}

function shiftOf({ attributes: { x = '0', y = '0' } }: SvgElement): string {
  return `translate(${Number.parseFloat(x) || 0} ${Number.parseFloat(y) || 0})`;
}

/** The label that a person gave comes before the id that the program made of it. */
function namesOf({ attributes, title }: SvgElement): string[] {
  const { id } = attributes;
  return [attributes['inkscape:label'], title, attributes['data-name'], id && decodedId(id), id].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}

/** Illustrator writes what an id may not have as `_x33_`, and numbers ids that are there twice as `_1_`. */
function decodedId(id: string): string {
  return id
    .replaceAll(/_x([0-9A-F]{2,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/_\d+_$/, '')
    .replace(/^_(?=\d)/, '');
}

function isHidden({ attributes: { display, visibility, style = '' } }: SvgElement): boolean {
  return (
    display === 'none' || visibility === 'hidden' || /(?:display:\s*none|visibility:\s*hidden)/.test(style)
  );
}

function collectIds(element: SvgElement, byId: Map<string, SvgElement>): void {
  const { id } = element.attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) collectIds(child, byId);
}

/** Of a nested `svg` or a used symbol: its viewBox fits into `sized`, in the middle unless it says otherwise. */
function viewBoxTransforms(element: SvgElement, sized: SvgElement): string[] {
  const box = viewBoxOf(element);
  const [width, height] = [sized.attributes.width, sized.attributes.height].map((text) =>
    Number.parseFloat(text ?? ''),
  );
  if (!box || !width || !height) return [];
  const [x, y] = [width / box[2], height / box[3]];
  const isStretched = element.attributes.preserveAspectRatio?.startsWith('none') ?? false;
  const scale = isStretched ? ([x, y] as const) : ([Math.min(x, y), Math.min(x, y)] as const);
  const shift = [(width - box[2] * scale[0]) / 2, (height - box[3] * scale[1]) / 2];
  return [
    `translate(${-box[0]} ${-box[1]})`,
    `scale(${scale[0]} ${scale[1]})`,
    `translate(${shift[0]} ${shift[1]})`,
  ];
}

/**
 * From the drawing to the picture: by the picture itself where it lies in the drawing, as people place it to draw over
 * it, else by the drawing's frame.
 */
function placingOf(root: SvgElement, picture: PixelSize): string[] {
  const [image, ...others] = imagesIn(root, []);
  const box = image && others.length === 0 ? image : frameOf(root);
  const [x, y] = scaleTo(picture, { width: box[2], height: box[3] });
  return [`translate(${-box[0]} ${-box[1]})`, `scale(${x} ${y})`];
}

/** Boxes of the pictures that lie upright in the drawing. */
function imagesIn(element: SvgElement, outer: readonly string[]): Box[] {
  if (NOT_DRAWN.includes(element.name) || isHidden(element)) return [];
  const { transform, x = '0', y = '0', width = '', height = '' } = element.attributes;
  const transforms = transform ? [transform, ...outer] : outer;
  if (element.name !== 'image') return element.children.flatMap((child) => imagesIn(child, transforms));
  const [left, top, w, h] = [x, y, width, height].map((text) => Number.parseFloat(text) || 0);
  const [ring] = ringsOf(`M${left} ${top}h${w}v${h}h-${w}z`, transforms) ?? [];
  return ring && isUpright(ring) ? [boxOf(ring)] : [];
}

function isUpright(ring: readonly Point[]): boolean {
  return ring.every((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return Math.min(Math.abs(point[0] - next[0]), Math.abs(point[1] - next[1])) < 1e-3;
  });
}
