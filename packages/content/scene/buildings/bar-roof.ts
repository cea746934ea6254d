import { lerp, upTo } from '../geometry/numbers.ts';
import { type Ground, inset } from '../geometry/plane.ts';
import { addBox, extrude, SIDES_AND_TOP } from '../geometry/solids.ts';
import type { Site } from './bar.ts';
import type { BarShape } from './bar-shape.ts';
import { addSlab } from './parts.ts';

export const ROOF_SLAB_M = 0.42;
const PARAPET_M = 0.35;
const CORE_M = 2.7;
/** Longer houses have two lifts. */
const TWO_CORES_FROM_M = 45;

/** Where things stand on the roof: metres in the frame. */
interface Deck {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z: number;
}

export function addBarRoof(site: Site, shape: BarShape): void {
  const { group, frame, lists } = site;
  const { floors, depth } = shape.design;
  const rooms = shape.rooms(shape.top);
  const z = shape.floorZ(floors);
  const outline = shape.isTerraced ? terraceRoof(shape) : roundedRoof(shape);
  addSlab(group, frame, outline, z, { rooms, thickness: ROOF_SLAB_M, top: 'roof' });
  const slab = group.of('slab');
  extrude(frame, outline, [z, z + PARAPET_M], { top: slab, side: slab, holes: [inset(outline, PARAPET_M)] });
  const end = shape.endOf(shape.top);
  const deck: Deck = {
    x0: shape.left + end + 3,
    x1: shape.right - end - 3,
    y0: shape.facadeY(shape.top) + 1.5,
    y1: depth - 1.2,
    z,
  };
  for (const share of shape.length > TWO_CORES_FROM_M ? [0.22, 0.78] : [0.5]) addCore(site, deck, share);
  addSolarPanels(site, deck);
  addMachines(site, deck);
  lists.solids.push({
    poly: outline.map(([x, y]) => frame.ground(x, y)),
    z0: frame.z + z - ROOF_SLAB_M,
    z1: frame.z + z + PARAPET_M,
    building: group.name,
  });
}

function terraceRoof(shape: BarShape): Ground[] {
  const end = shape.endOf(shape.top);
  const front = shape.facadeY(shape.top) - 1.4;
  const [left, right, back] = [shape.left + end - 0.5, shape.right - end + 0.5, shape.design.depth + 0.3];
  return [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ];
}

function roundedRoof(shape: BarShape): Ground[] {
  const { style, seed, depth } = shape.design;
  const from = shape.left + 3.4 - 1.2;
  const to = shape.right - 3.4 + 1.2;
  const steps = 60;
  const front = upTo(steps + 1).map((i): Ground => {
    const x = lerp(from, to, i / steps);
    const wave = style === 'wave' ? 0.7 * Math.sin((x - shape.left) * 0.21 + shape.top * 0.9 + seed) : 0;
    return [x, 1.2 - wave];
  });
  return [...front, [to, depth + 0.8], [from, depth + 0.8]];
}

/** A lift's head. */
function addCore({ group, frame, lists }: Site, { x0, x1, y1, z }: Deck, share: number): void {
  const x = lerp(x0, x1, share);
  addBox(group.of('wall'), frame, [x - 2.4, y1 - 3.2, z, x + 2.4, y1, z + 2.5], SIDES_AND_TOP);
  addBox(group.of('slab'), frame, [x - 2.6, y1 - 3.4, z + 2.5, x + 2.6, y1 + 0.2, z + CORE_M]);
  lists.solids.push({
    poly: [
      frame.ground(x - 2.4, y1 - 3.2),
      frame.ground(x + 2.4, y1 - 3.2),
      frame.ground(x + 2.4, y1),
      frame.ground(x - 2.4, y1),
    ],
    z0: frame.z + z,
    z1: frame.z + z + CORE_M,
    building: group.name,
  });
}

/** Rows of panels that lean to the front, with a way between the halves. */
function addSolarPanels({ group, frame }: Site, { x0, x1, y0, y1, z }: Deck): void {
  const panels = group.of('pv');
  const metal = group.of('metal');
  for (let y = y0; y + 2 < y1 - 3.2; y += 2.6)
    for (let x = x0; x < x1 - 1.2; x += 1.15) {
      if (Math.abs((x - x0) / (x1 - x0) - 0.5) < 0.08) continue;
      const high = [frame.point(x + 1.08, y + 1.65, z + 0.75), frame.point(x, y + 1.65, z + 0.75)] as const;
      panels.quad(frame.point(x, y, z + 0.25), frame.point(x + 1.08, y, z + 0.25), ...high);
      metal.quad(high[1], high[0], frame.point(x + 1.08, y + 1.65, z), frame.point(x, y + 1.65, z));
    }
}

function addMachines({ group, frame, random }: Site, { x0, x1, y1, z }: Deck): void {
  for (let i = 0; i < 7; i += 1) {
    const x = lerp(x0, x1, random());
    const y = y1 - random.between(0.8, 2.4);
    const top = z + random.between(0.7, 1.1);
    addBox(group.of('metal'), frame, [x, y, z, x + 0.95, y + 0.8, top], SIDES_AND_TOP);
  }
}
