/** A label that may be shown, with its middle and size in CSS pixels of the frame. */
export interface LabelCandidate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 2;

function overlaps(a: LabelCandidate, b: LabelCandidate): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP_PX &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + GAP_PX
  );
}

/** Those of the candidates that can stand without lying over each other; the first ones win. */
export function placeLabels<Candidate extends LabelCandidate>(candidates: readonly Candidate[]): Candidate[] {
  const placed: Candidate[] = [];
  for (const candidate of candidates)
    if (!placed.some((other) => overlaps(candidate, other))) placed.push(candidate);
  return placed;
}
