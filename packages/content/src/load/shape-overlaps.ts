import { overlapsOf } from '@suite/shapes';
import type { Shape } from '../format/project-file.ts';
import type { IssueList, Place } from '../issues.ts';

/** Warns of shapes of one kind that lie over each other. */
export function warnOfOverlaps(
  issues: IssueList,
  name: string,
  shapes: readonly Shape[],
  placeOf: (index: number) => Place | null,
): void {
  const { overlaps, isWhole } = overlapsOf(shapes);
  for (const { first, second, share } of overlaps) {
    const percent = Math.round(share * 100);
    const message = `${shapes[second]?.id} and ${shapes[first]?.id} overlap by ${percent} % of the smaller one.`;
    issues.warning(name, placeOf(second), message, 'A home is chosen by its own shape only.');
  }
  if (!isWhole) issues.warning(name, null, 'Not all shapes were looked at for overlaps.');
}
