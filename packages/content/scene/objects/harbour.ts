import { Frame, PLACE } from '../geometry/frame.ts';
import type { Mesh, MeshGroup } from '../geometry/mesh.ts';
import { around, at } from '../geometry/numbers.ts';
import type { Ground, Vector } from '../geometry/plane.ts';
import { addBox, extrude, SIDES, SIDES_AND_TOP } from '../geometry/solids.ts';
import { addParasol, CANVAS, type Grounds } from './props.ts';

const WHITE: Vector = [0.9, 0.9, 0.9];
const NAVY: Vector = [0.06, 0.1, 0.2];
const SAND: Vector = [0.75, 0.72, 0.66];
const CABIN: Vector = [0.93, 0.93, 0.92];

interface Boat {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Metres. */
  readonly length: number;
  readonly hasSail: boolean;
}

/** Planks on piles from one corner to the other, at height `z`. */
function addDeck(
  group: MeshGroup,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
): void {
  addBox(group.of('deck'), PLACE, [x0, y0, z - 0.35, x1, y1, z], SIDES_AND_TOP);
  for (let y = y0 + 1; y < y1; y += 5)
    for (const x of [x0 + 0.3, x1 - 0.3])
      addBox(group.of('wood'), PLACE, [x - 0.15, y - 0.15, -4, x + 0.15, y + 0.15, z + 0.5], SIDES_AND_TOP);
}

/** From the beach into the sea, with a platform at its end. */
export function addJetty({ group }: Grounds): void {
  addDeck(group, [-23.5, -32, -20.5, 60], 1.3);
  addDeck(group, [-31, -40, -13, -30], 1.3);
  addParasol(group, [-27, -36, 1.3], CANVAS);
  addParasol(group, [-17, -36, 1.3], CANVAS);
}

const PONTOONS_X = [222, 262, 302, 342, 382];
const BERTH_M = 5.6;

/** Pontoons with boats to both sides, boats at anchor, and the quay. */
export function addHarbour(grounds: Grounds): void {
  const { group, random } = grounds;
  for (const x of PONTOONS_X) {
    addDeck(group, [x - 1.2, -42, x + 1.2, 42], 0.9);
    for (let y = -38; y < 30; y += BERTH_M) for (const side of [-1, 1]) addBerth(grounds, x, y, side);
  }
  addBoat(grounds, { x: 300, y: -85, turn: 0.1, length: 36, hasSail: false });
  addBoat(grounds, { x: 410, y: -70, turn: 2.4, length: 28, hasSail: false });
  for (let i = 0; i < 9; i += 1)
    addBoat(grounds, {
      x: random.between(-260, 170),
      y: random.between(-150, -45),
      turn: random() * 6.28,
      length: random.between(9, 18),
      hasSail: random() < 0.6,
    });
  addBoat(grounds, { x: -60, y: -190, turn: 0.4, length: 42, hasSail: false });
  addBoat(grounds, { x: 330, y: -210, turn: 2.9, length: 16, hasSail: true });
  addBox(group.of('stone'), PLACE, [196, 41.5, -4, 414, 43.2, 2.9], SIDES_AND_TOP);
}

/** Beside a pontoon, where it is not empty. */
function addBerth(grounds: Grounds, pontoonX: number, y: number, side: number): void {
  const { random } = grounds;
  if (random() < 0.12) return;
  const length = random.between(9, 14);
  const x = pontoonX + side * (length / 2 + 2.2);
  addBoat(grounds, { x, y, turn: side > 0 ? 0 : Math.PI, length, hasSail: random() < 0.45 });
}

function addBoat({ group, random }: Grounds, { x, y, turn, length, hasSail }: Boat): void {
  const frame = new Frame(x, y, 0, turn);
  const half = length * 0.15;
  const hull = group.of('boat');
  if (random() < 0.8) hull.colour = WHITE;
  else hull.colour = random() < 0.5 ? NAVY : SAND;
  const deckZ = 0.55 + length * 0.045;
  addHull(hull, frame, hullOutline(length, half), deckZ);
  extrude(frame, hullOutline(length, half), [deckZ - 0.1, deckZ], { top: group.of('deck') });
  const cabin = group.coloured('boat', CABIN);
  if (hasSail) addSailboat(group, cabin, frame, { length, half, deckZ });
  else addMotorboat(group, cabin, frame, { length, half, deckZ });
}

const hullOutline = (length: number, half: number): Ground[] => [
  [-length / 2, -half * 0.85],
  [length * 0.1, -half],
  [length * 0.32, -half * 0.7],
  [length / 2, 0],
  [length * 0.32, half * 0.7],
  [length * 0.1, half],
  [-length / 2, half * 0.85],
];

function addHull(hull: Mesh, frame: Frame, outline: readonly Ground[], deckZ: number): void {
  outline.forEach((from, i) => {
    const to = around(outline, i + 1);
    hull.quad(
      frame.point(from[0] * 0.92, from[1] * 0.72, -0.2),
      frame.point(to[0] * 0.92, to[1] * 0.72, -0.2),
      frame.point(to[0], to[1], deckZ),
      frame.point(from[0], from[1], deckZ),
    );
  });
}

interface BoatSize {
  readonly length: number;
  readonly half: number;
  readonly deckZ: number;
}

function addSailboat(group: MeshGroup, cabin: Mesh, frame: Frame, { length, half, deckZ }: BoatSize): void {
  const outline: Ground[] = [
    [-length * 0.15, -half * 0.5],
    [length * 0.15, -half * 0.4],
    [length * 0.15, half * 0.4],
    [-length * 0.15, half * 0.5],
  ];
  extrude(frame, outline, [deckZ, deckZ + 0.55], { top: cabin, side: cabin });
  const mast = 0.05 * length;
  addBox(
    group.of('metal'),
    frame,
    [mast - 0.07, -0.07, deckZ, mast + 0.07, 0.07, deckZ + length * 1.2],
    SIDES,
  );
  addBox(group.of('cushion'), frame, [-length * 0.33, -0.16, deckZ + 1.3, length * 0.05, 0.16, deckZ + 1.6]);
}

function addMotorboat(group: MeshGroup, cabin: Mesh, frame: Frame, { length, half, deckZ }: BoatSize): void {
  const outlines: readonly Ground[][] = [
    [
      [-length * 0.3, -half * 0.75],
      [length * 0.12, -half * 0.7],
      [length * 0.27, -half * 0.2],
      [length * 0.27, half * 0.2],
      [length * 0.12, half * 0.7],
      [-length * 0.3, half * 0.75],
    ],
    [
      [-length * 0.3, -half * 0.75],
      [length * 0.1, -half * 0.6],
      [length * 0.2, 0],
      [length * 0.1, half * 0.6],
      [-length * 0.3, half * 0.75],
    ],
    [
      [-length * 0.26, -half * 0.5],
      [length * 0.02, -half * 0.45],
      [length * 0.08, 0],
      [length * 0.02, half * 0.45],
      [-length * 0.26, half * 0.5],
    ],
  ];
  const dark = group.of('dark');
  const [lower, middle, upper] = [at(outlines, 0), at(outlines, 1), at(outlines, 2)];
  const z = (share: number) => deckZ + length * share;
  extrude(frame, lower, [deckZ, z(0.07)], { top: cabin, side: dark });
  extrude(frame, middle, [z(0.07), z(0.1)], { top: cabin, bottom: cabin, side: cabin });
  extrude(frame, upper, [z(0.1), z(0.155)], { top: cabin, side: dark });
}
