import type { PicturePoint } from '@suite/picture';

/** How far below the upper edge of the area the dot stands, as a part of the way to its label. */
const INSET_RATIO = 0.15;

/**
 * Where the leader of a name pill ends: on the area, a little below its upper edge and above its label, so
 * that the pill itself stands clear of the area. Pixels of the picture.
 */
export function pillPoint(ring: readonly PicturePoint[], label: PicturePoint): PicturePoint {
  const [x, labelY] = label;
  let top = labelY;
  ring.forEach(([toX, toY], index) => {
    const from = ring[index - 1] ?? ring.at(-1);
    if (!from) return;
    const [fromX, fromY] = from;
    if (fromX > x === toX > x) return;
    const y = fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
    top = Math.min(top, y);
  });
  return [x, top + (labelY - top) * INSET_RATIO];
}
