import { isInside, type PixelSize, targetOf } from '@suite/shapes';
import type { PolygonFile, Shape } from '../format/project-file.ts';
import type { IssueList, Place } from '../issues.ts';
import type { ShapeTargets } from './shape-targets.ts';

/** Reports shapes that cannot be drawn or clicked, or that stand for nothing. */
export function checkShapes(
  issues: IssueList,
  name: string,
  file: PolygonFile,
  targets: ShapeTargets,
  placeOf: (index: number) => Place | null,
): void {
  const seen = new Set<string>();
  file.shapes.forEach((shape, index) => {
    const report = (message: string) => issues.error(name, placeOf(index), `${shape.id}: ${message}`);
    const key = `${shape.kind} ${shape.id}`;
    if (seen.has(key)) report('the shape is there twice.');
    seen.add(key);
    const target = targetOf(shape);
    if (targets[shape.kind]?.has(target) === false) report(`there is no ${shape.kind} ${target}.`);
    for (const issue of ringIssues(shape, file)) report(issue);
  });
}

function ringIssues({ ring, label }: Shape, { width, height }: PixelSize): string[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const issues: string[] = [];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) issues.push('the ring is not closed.');
  if (ring.some(([x, y]) => x < 0 || y < 0 || x > width || y > height)) {
    issues.push('a point is outside the picture.');
  }
  if (!isInside(label, ring)) issues.push('the label is outside the ring.');
  return issues;
}
