const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 1;
const LONG_STEP_PX = 10;

/** Where an arrow key leads what it moves, in pixels to the right and down: one, with Shift ten. Null for any other key. */
export function arrowStep({
  key,
  shiftKey,
}: {
  readonly key: string;
  readonly shiftKey: boolean;
}): readonly [x: number, y: number] | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const px = shiftKey ? LONG_STEP_PX : STEP_PX;
  return [arrow[0] * px, arrow[1] * px];
}
