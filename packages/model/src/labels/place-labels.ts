/** Room in the frame, by its middle and size in CSS pixels. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 2;

/** They lie over each other, or nearly. */
export function overlaps(a: LabelBox, b: LabelBox): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP_PX &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + GAP_PX
  );
}

/** Where a middle stands so that a length is whole between 0 and an end, and so far from both: moved no further than that takes. */
export const within = (middle: number, length: number, end: number, edge: number): number =>
  Math.max(edge + length / 2, Math.min(end - edge - length / 2, middle));

/** Where a box lies beside another one: on each side of it, moved no further than that takes. */
export function spotsBeside(box: LabelBox, other: LabelBox): LabelBox[] {
  const across = (box.width + other.width) / 2 + GAP_PX;
  const down = (box.height + other.height) / 2 + GAP_PX;
  return [
    { ...box, y: other.y + down },
    { ...box, y: other.y - down },
    { ...box, x: other.x + across },
    { ...box, x: other.x - across },
  ];
}

/** Those of the candidates that can stand without lying over each other or over what is taken; the first ones win. */
export function placeLabels<Candidate extends LabelBox>(
  candidates: readonly Candidate[],
  taken: readonly LabelBox[] = [],
): Candidate[] {
  const placed: Candidate[] = [];
  for (const candidate of candidates)
    if (![...taken, ...placed].some((other) => overlaps(candidate, other))) placed.push(candidate);
  return placed;
}
