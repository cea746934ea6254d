import { union } from 'polyclip-ts';
import { between, type Point, rounded, sideOf } from '../geometry/point.ts';
import { ringArea } from '../geometry/ring.ts';

type Ring = readonly Point[];

/** Outlines that lie so near that only rounding parts them, as a share of the smaller one. */
const SLIVER_SHARE = 0.001;

/**
 * Cuts an outline in two along the line through two points. Null where the line does not lead through it, or leads through it
 * more than once.
 */
export function splitRing(ring: Ring, [from, to]: readonly [Point, Point]): readonly [Ring, Ring] | null {
  const parts: [Point[], Point[]] = [[], []];
  let crossings = 0;
  ring.forEach((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    const [here, there] = [sideOf(from, to, corner), sideOf(from, to, next)];
    if (here >= 0) parts[0].push(corner);
    if (here <= 0) parts[1].push(corner);
    if (here === 0 && there !== 0) crossings += 1;
    if (here * there >= 0) return;
    crossings += 1;
    const at = rounded(between(corner, next, here / (here - there)));
    parts[0].push(at);
    parts[1].push(at);
  });
  const [first, second] = parts;
  return crossings === 2 && ringArea(first) > 0 && ringArea(second) > 0 ? [first, second] : null;
}

/** The outline of two neighbours together. Null where they are none, or enclose something that is of neither. */
export function joinRings(first: Ring, second: Ring): Ring | null {
  try {
    const united = union([pairs(first)], [pairs(second)]);
    const least = SLIVER_SHARE * Math.min(ringArea(first), ringArea(second));
    const [outlines = [], ...others] = united.filter(([outline = []]) => ringArea(outline) > least);
    const [outline, ...holes] = outlines.filter((one) => ringArea(one) > least);
    if (!outline || others.length > 0 || holes.length > 0) return null;
    return withoutStraight(outline.slice(0, -1).map(rounded));
  } catch {
    // The library cannot unite outlines that cross themselves badly.
    return null;
  }
}

function pairs(ring: Ring): [number, number][] {
  return ring.map(([x, y]) => [x, y]);
}

/** Without corners that are none. */
function withoutStraight(ring: Ring): Ring {
  return ring.filter((corner, index) => {
    const [before, after] = [ring.at(index - 1) ?? corner, ring[(index + 1) % ring.length] ?? corner];
    return Math.abs(sideOf(before, after, corner)) > 1e-6;
  });
}
