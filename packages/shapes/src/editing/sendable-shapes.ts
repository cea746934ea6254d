import { isBlocking, shapeIssues } from '../checks/shape-issues.ts';
import type { PixelSize } from '../geometry/point.ts';
import { targetOf } from '../reference.ts';
import { type EditedShape, type StoredShape, storedShapes } from './edited-shape.ts';

/**
 * What of the shapes a server takes: without those that visitors would stumble over. In the place of one that is held back
 * stays what was stored before; `held` is how many wait.
 */
export function sendableShapes(
  shapes: readonly EditedShape[],
  size: PixelSize,
  targets: ReadonlySet<string>,
  stored: readonly StoredShape[],
): { readonly shapes: readonly StoredShape[]; readonly held: number } {
  const blocked = new Set(
    shapeIssues(shapes, size, targets)
      .filter(isBlocking)
      .flatMap(({ keys }) => keys),
  );
  const held = shapes.filter(({ key }) => blocked.has(key));
  const names = new Set(
    held.flatMap(({ reference }) => (reference ? [`${reference.kind} ${targetOf(reference)}`] : [])),
  );
  const former = stored.filter(({ kind, id }) => names.has(`${kind} ${id}`));
  const free = shapes.filter(({ key }) => !blocked.has(key));
  return { shapes: [...storedShapes(free, size), ...former], held: held.length };
}
