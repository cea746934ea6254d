import { Frame } from '../geometry/frame.ts';
import { at } from '../geometry/numbers.ts';
import type { Ground } from '../geometry/plane.ts';
import { addBox, addFloor, circle, extrude, SIDES } from '../geometry/solids.ts';
import { addParasol, type Grounds } from './props.ts';

const SIDES_OF_CIRCLE = 32;
/** Middle, radius of the roof, its height: bars at the pools and clubs at the beach. */
const PAVILIONS: readonly (readonly [x: number, y: number, radius: number, height: number])[] = [
  [-22, 92, 7, 3.4],
  [58, 146, 5, 3.1],
  [-110, 58, 6, 3.2],
  [110, 50, 6, 3.2],
  [262, 128, 6.5, 3.4],
];

const scaled = (outline: readonly Ground[], by: number): Ground[] =>
  outline.map(([x, y]): Ground => [x * by, y * by]);

/** Round roofs on timber posts. */
export function addPavilions({ group, grid }: Grounds): void {
  for (const [x, y, radius, height] of PAVILIONS) {
    const z = grid.height(x, y);
    const frame = new Frame(x, y, z, 0);
    const roof = circle(radius, SIDES_OF_CIRCLE);
    const posts = scaled(roof, 0.7);
    extrude(frame, roof, [height, height + 0.3], {
      top: group.of('roof'),
      bottom: group.of('soffit'),
      side: group.of('slab'),
    });
    const wood = group.of('wood');
    extrude(frame, scaled(roof, 0.5), [height + 0.3, height + 0.9], { top: wood, side: wood });
    for (let i = 0; i < SIDES_OF_CIRCLE; i += 4) {
      const [px, py] = at(posts, i);
      addBox(wood, new Frame(x + px * 1.25, y + py * 1.25, z, 0), [-0.1, -0.1, 0, 0.1, 0.1, height], SIDES);
    }
    const stone = group.of('stone');
    extrude(frame, scaled(posts, 0.6), [0, 1.1], { top: stone, side: stone });
    const deck = group.of('deck');
    extrude(frame, scaled(roof, 1.15), [-0.5, 0.15], { top: deck, side: deck });
  }
}

/** The shops at the promenade: a low house with a roof that reaches far out, parasols before it. */
export function addShops({ group, grid }: Grounds): void {
  const width = 50;
  const frame = new Frame(282, 84, grid.height(312, 84) - 0.2, 0);
  addBox(group.of('wall'), frame, [0, 0, 0, width, 9, 4.4], 'xXY');
  addBox(group.of('glassdark'), frame, [0, 0.3, 0, width, 0.35, 4], 'y');
  addBox(group.of('slab'), frame, [-0.6, -3, 4.3, width + 0.6, 9.6, 4.7]);
  for (let x = 0; x <= width; x += 5)
    addBox(group.of('wood'), frame, [x - 0.12, -2.6, 0, x + 0.12, -2.36, 4.3], SIDES);
  addFloor(group.of('lawnroof'), frame, [0.2, 0.2, width - 0.2, 9], 4.72);
  for (let x = 2; x < width; x += 4.6)
    addParasol(group, [frame.x + x, frame.y - 7, frame.z + 0.2], [0.92, 0.88, 0.8], 1.7);
}
