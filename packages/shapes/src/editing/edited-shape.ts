import { labelOf } from '../geometry/label.ts';
import type { PixelSize, Point } from '../geometry/point.ts';
import { closedRing, isInside, openRing } from '../geometry/ring.ts';
import { type ShapeReference, targetOf } from '../reference.ts';

/** A shape while it is worked on. */
export interface EditedShape {
  /** Its name while the page is open: what it stands for may be unknown yet, or change. */
  readonly key: string;
  /** Null while nobody has said what it stands for. */
  readonly reference: ShapeReference | null;
  /** Without the first point repeated. */
  readonly ring: readonly Point[];
  /** Null: where there is most room. */
  readonly label: Point | null;
}

/** A shape as content has it: its ring closed, its label a point. */
export type StoredShape = ShapeReference & {
  readonly id: string;
  readonly label: Point;
  readonly ring: readonly Point[];
};

export function editedShape({ id, label, ring, ...reference }: StoredShape): EditedShape {
  return { key: `${reference.kind} ${id}`, reference, label, ring: openRing(ring) };
}

/** Shapes that stand for something, with their labels; the others cannot be stored. */
export function storedShapes(shapes: readonly EditedShape[], size: PixelSize): StoredShape[] {
  return shapes.flatMap(({ reference, label, ring }): StoredShape[] => {
    if (!reference || ring.length < 3) return [];
    const closed = closedRing(ring, size);
    const stands = label && isInside(label, closed) ? label : labelOf(closed);
    return [{ ...reference, id: targetOf(reference), label: stands, ring: closed }];
  });
}

/** A key that no shape has: `new 1`, `new 2`, … */
export function newKey(shapes: readonly EditedShape[]): string {
  const taken = new Set(shapes.map(({ key }) => key));
  let number = shapes.length + 1;
  while (taken.has(`new ${number}`)) number += 1;
  return `new ${number}`;
}
