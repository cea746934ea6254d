import type { EditedShape } from '../editing/edited-shape.ts';
import type { PixelSize } from '../geometry/point.ts';
import { crossesItself, isInside } from '../geometry/ring.ts';
import { targetOf } from '../reference.ts';
import { overlapsOf } from './overlaps.ts';
import { shortSideOnPhone, TOUCH_TARGET } from './touch-target.ts';

/** One finding about the shapes of a view; `keys` are of the shapes that it is about, the first one leads there. */
export type ShapeIssue = { readonly keys: readonly [string, ...string[]] } & (
  | { readonly kind: 'no-target' | 'outside' | 'crossing' | 'label-outside' }
  /** The project has nothing of that name. */
  | { readonly kind: 'unknown-target'; readonly target: string }
  | { readonly kind: 'same-target'; readonly target: string }
  /** Share of the smaller shape, above 0.02. */
  | { readonly kind: 'overlap'; readonly share: number }
  /** Its shorter side on a phone, in CSS pixels. */
  | { readonly kind: 'small'; readonly sidePx: number }
);

/** Those that visitors would stumble over; with the others a view can be published. */
const BLOCKING: readonly ShapeIssue['kind'][] = ['no-target', 'unknown-target', 'same-target', 'outside'];

export function isBlocking({ kind }: ShapeIssue): boolean {
  return BLOCKING.includes(kind);
}

/** `targets` are names of everything that a shape may stand for, by its kind; see `targetOf`. */
export function shapeIssues(
  shapes: readonly EditedShape[],
  size: PixelSize,
  targets: ReadonlySet<string>,
): ShapeIssue[] {
  return [
    ...shapes.flatMap((shape) => issuesOf(shape, size, targets)),
    ...sameTargets(shapes),
    ...overlaps(shapes),
  ];
}

function issuesOf(
  { key, reference, ring, label }: EditedShape,
  { width, height }: PixelSize,
  targets: ReadonlySet<string>,
): ShapeIssue[] {
  const keys = [key] as const;
  const issues: ShapeIssue[] = [];
  if (!reference) issues.push({ kind: 'no-target', keys });
  else if (!targets.has(targetOf(reference))) {
    issues.push({ kind: 'unknown-target', keys, target: targetOf(reference) });
  }
  if (ring.some(([x, y]) => x < 0 || y < 0 || x > width || y > height))
    issues.push({ kind: 'outside', keys });
  if (crossesItself(closed(ring))) issues.push({ kind: 'crossing', keys });
  const sidePx = shortSideOnPhone(ring, width);
  if (reference?.kind !== 'poi' && sidePx < TOUCH_TARGET.sidePx) issues.push({ kind: 'small', keys, sidePx });
  if (label && !isInside(label, ring)) issues.push({ kind: 'label-outside', keys });
  return issues;
}

function closed(ring: EditedShape['ring']): EditedShape['ring'] {
  return [...ring, ...ring.slice(0, 1)];
}

function sameTargets(shapes: readonly EditedShape[]): ShapeIssue[] {
  const byTarget = new Map<string, EditedShape[]>();
  for (const shape of shapes) {
    if (!shape.reference) continue;
    const name = `${shape.reference.kind} ${targetOf(shape.reference)}`;
    byTarget.set(name, [...(byTarget.get(name) ?? []), shape]);
  }
  return [...byTarget.values()].flatMap((same): ShapeIssue[] => {
    const [first, ...others] = same;
    if (!first?.reference || others.length === 0) return [];
    const keys = [first.key, ...others.map(({ key }) => key)] as const;
    return [{ kind: 'same-target', keys, target: targetOf(first.reference) }];
  });
}

function overlaps(shapes: readonly EditedShape[]): ShapeIssue[] {
  // A shape that stands for nothing yet will mostly be a home.
  const measured = shapes.map(({ ring, reference }) => ({
    ring: closed(ring),
    kind: reference?.kind ?? 'unit',
  }));
  return overlapsOf(measured).overlaps.flatMap(({ first, second, share }): ShapeIssue[] => {
    const [a, b] = [shapes[first], shapes[second]];
    return a && b ? [{ kind: 'overlap', keys: [a.key, b.key], share }] : [];
  });
}
