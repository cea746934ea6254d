import type { Point, PointShapes } from '@suite/explorer/points';
import type { AreaShapes } from '../model/area-shapes.ts';
import type { MasterplanChild } from '../model/children.ts';

/** What a first tap chose. */
export type Chosen =
  | { readonly kind: 'child'; readonly child: MasterplanChild }
  | { readonly kind: 'point'; readonly point: Point };

/** What the chosen shape stands for; null for none, and for an area that leads nowhere. */
export function chosenOf(
  shapeId: string | null,
  { childOf }: Pick<AreaShapes, 'childOf'>,
  { pointOf }: Pick<PointShapes, 'pointOf'>,
): Chosen | null {
  if (shapeId === null) return null;
  const child = childOf.get(shapeId);
  if (child) return { kind: 'child', child };
  const point = pointOf.get(shapeId);
  return point ? { kind: 'point', point } : null;
}
