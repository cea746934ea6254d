import { boxOf, type PixelSize, type Point, ringArea } from '@suite/shapes';
import { type Drawing, DrawingError, type DrawingIssue, type DrawnShape, scaleTo } from './drawing.ts';
import { type Box, frameOf, viewBoxOf } from './svg-frame.ts';
import { lengthOf } from './svg-length.ts';
import { pathDataOf, ringsOf } from './svg-path.ts';
import { styleOf, transformsOf } from './svg-transform.ts';
import { readSvgTree, type SvgElement } from './svg-tree.ts';

/** Where an element stands: what is applied to its points, the innermost first, and what its groups are called. */
interface Context {
  readonly transforms: readonly string[];
  /** What percentages are of. */
  readonly viewport: PixelSize;
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
  'script',
  'foreignObject',
  'title',
  'text',
];
const NO_SIZE = { width: 0, height: 0 };
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
    if (!context) issues.push(issueAt(element, 'The transform cannot be read.'));
    else if (element.name === 'use') visitUsed(element, context);
    else visitDrawn(element, context);
  };

  const visitDrawn = (element: SvgElement, context: Context): void => {
    const data = pathDataOf(element, context.viewport);
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
    const moved = {
      ...context,
      copyNames: [...context.copyNames, ...namesOf(element)],
      transforms: [shiftOf(element, context.viewport), ...context.transforms],
      used: [...context.used, reference],
    };
    if (target.name !== 'symbol') {
      visit(target, moved);
      return;
    }
    const placed = {
      ...moved,
      viewport: viewportOf(target, moved.viewport),
      transforms: [...viewBoxTransforms(target, element, moved.viewport), ...moved.transforms],
    };
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

  const viewport = viewportOf(root, NO_SIZE);
  for (const child of root.children)
    visit(child, { transforms: placing, viewport, names: [], copyNames: [], used: [] });
  return { shapes, issues };
}

function issueAt({ place }: SvgElement, message: string): DrawingIssue {
  return { place, severity: 'error', message, expected: null };
}

/** Null where its transform is not read. */
function inner(element: SvgElement, outer: Context): Context | null {
  const { viewport } = outer;
  const own = transformsOf(element, viewport);
  if (!own) return null;
  const isFrame = element.name === 'svg';
  const frame = isFrame ? [...viewBoxTransforms(element, element, viewport), shiftOf(element, viewport)] : [];
  return {
    ...outer,
    viewport: isFrame ? viewportOf(element, viewport) : viewport,
    transforms: [...frame, ...own, ...outer.transforms],
    names: [...namesOf(element), ...outer.names],
  };
}

/** What percentages within a frame are of. */
function viewportOf(frame: SvgElement, outer: PixelSize): PixelSize {
  const box = viewBoxOf(frame);
  if (box) return { width: box[2], height: box[3] };
  const { width, height } = frame.attributes;
  return {
    width: lengthOf(width, outer.width) ?? outer.width,
    height: lengthOf(height, outer.height) ?? outer.height,
  };
}

function shiftOf({ attributes: { x, y } }: SvgElement, { width, height }: PixelSize): string {
  return `translate(${lengthOf(x, width) ?? 0} ${lengthOf(y, height) ?? 0})`;
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

function isHidden(element: SvgElement): boolean {
  const style = styleOf(element);
  const { display, visibility } = element.attributes;
  return (style.get('display') ?? display) === 'none' || (style.get('visibility') ?? visibility) === 'hidden';
}

function collectIds(element: SvgElement, byId: Map<string, SvgElement>): void {
  const { id } = element.attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) collectIds(child, byId);
}

/** Of a nested `svg` or a used symbol: its viewBox fits into `sized`, in the middle unless it says otherwise. */
function viewBoxTransforms(element: SvgElement, sized: SvgElement, outer: PixelSize): string[] {
  const box = viewBoxOf(element);
  // Without a size a frame fills the one around it.
  const width = lengthOf(sized.attributes.width ?? '100%', outer.width);
  const height = lengthOf(sized.attributes.height ?? '100%', outer.height);
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
  const [image, ...others] = imagesIn(root, viewportOf(root, NO_SIZE), []);
  const box = image && others.length === 0 ? image : frameOf(root);
  const [x, y] = scaleTo(picture, { width: box[2], height: box[3] });
  return [`translate(${-box[0]} ${-box[1]})`, `scale(${x} ${y})`];
}

/** Boxes of the pictures that lie upright in the drawing. */
function imagesIn(element: SvgElement, viewport: PixelSize, outer: readonly string[]): Box[] {
  if (NOT_DRAWN.includes(element.name) || isHidden(element)) return [];
  const transforms = [...(transformsOf(element, viewport) ?? []), ...outer];
  if (element.name !== 'image') {
    return element.children.flatMap((child) => imagesIn(child, viewport, transforms));
  }
  const { x, y, width, height } = element.attributes;
  const [left, w] = [x, width].map((text) => lengthOf(text, viewport.width) ?? 0);
  const [top, h] = [y, height].map((text) => lengthOf(text, viewport.height) ?? 0);
  const [ring] = ringsOf(`M${left} ${top}h${w}v${h}h-${w}z`, transforms) ?? [];
  return ring && isUpright(ring) ? [boxOf(ring)] : [];
}

function isUpright(ring: readonly Point[]): boolean {
  return ring.every((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return Math.min(Math.abs(point[0] - next[0]), Math.abs(point[1] - next[1])) < 1e-3;
  });
}
