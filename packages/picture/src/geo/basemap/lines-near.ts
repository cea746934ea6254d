import type { MapBox, MapPoint } from '../mercator.ts';
import type { Line } from './shorelines.ts';

function comesNear([x, y]: MapPoint, [nextX, nextY]: MapPoint, [minX, minY, maxX, maxY]: MapBox): boolean {
  const isBeside = Math.max(x, nextX) < minX || Math.min(x, nextX) > maxX;
  return !isBeside && Math.max(y, nextY) >= minY && Math.min(y, nextY) <= maxY;
}

/** The parts of a line whose edges come near the box; of a ring that starts there, the first goes on from the last. */
function partsNear(line: Line, box: MapBox): Line[] {
  const parts: MapPoint[][] = [];
  let part: MapPoint[] | null = null;
  line.forEach((point, index) => {
    const next = line[index + 1];
    if (next && comesNear(point, next, box)) {
      if (!part) {
        part = [point];
        parts.push(part);
      }
      part.push(next);
    } else part = null;
  });
  const [first] = parts;
  const last = parts.at(-1);
  const [start] = line;
  const end = line.at(-1);
  const isRing = start && end && start[0] === end[0] && start[1] === end[1];
  if (isRing && first && last && first !== last && first[0] === start && last.at(-1) === end) {
    parts.shift();
    last.push(...first.slice(1));
  }
  return parts;
}

/** What has to be drawn of lines to fill a box, each a corner longer than what comes near it. */
export function linesNear(lines: readonly Line[], box: MapBox): Line[] {
  return lines.flatMap((line) => partsNear(line, box));
}
