import earcut from 'earcut';
import { MeshoptSimplifier } from 'meshoptimizer';
import type { FileGroup, ReadScene } from '../file/scene-file.ts';
import { around, at } from '../geometry/numbers.ts';
import type { Ground, Vector } from '../geometry/plane.ts';
import { TURN } from '../geometry/solids.ts';
import { curveOrder } from './curve-order.ts';
import { FINE, HEDGE, linear } from './materials.ts';
import { LINES, ModelDocument, POINTS } from './model-document.ts';
import { Bucket, compacted, type Part, paint, partsOf, squeezed, yUp } from './parts.ts';
import type { PlantKind } from './plant-sheet.ts';

/** Numbers of an instance in the scene's file. */
export const INSTANCE = 6;
const SITE_TRIANGLES = 60000;
const FAR_TRIANGLES = 24000;
/** Corners that turn more (radians) have an upright line. */
const SHARP_TURN = 0.55;

/** The whole place with plain buildings, as a GLB. */
export async function placeModel(scene: ReadScene, kinds: readonly PlantKind[]): Promise<Uint8Array> {
  await MeshoptSimplifier.ready;
  const model = new ModelDocument();
  for (const group of scene.groups) addGroup(model, scene, group);
  model.add('hedges', hedges(scene));
  addRocks(model, scene);
  model.add('plants', plantPoints(scene, kinds), POINTS);
  model.add('homes', unitVolumes(scene));
  model.add('home-edges', unitOutlines(scene), LINES);
  return model.bytes();
}

function addGroup(model: ModelDocument, scene: ReadScene, group: FileGroup): void {
  const addAll = (parts: Map<string, Part>) => {
    for (const [name, part] of parts) model.add(name, part);
  };
  if (group.name === 'terrain') addGround(model, scene, group);
  else if (group.name === 'sea')
    for (const { mat, p, i } of group.prims)
      model.add(mat, { position: yUp(scene.floats(p)), index: scene.integers(i).slice() });
  else if (group.name === 'siteobj') addAll(partsOf(scene, group, () => true));
  else addAll(partsOf(scene, group, (material) => !FINE.has(material)));
}

/** The site, which has a picture, and hills with colours; both with fewer triangles. */
function addGround(model: ModelDocument, scene: ReadScene, group: FileGroup): void {
  for (const { mat, p, i, c } of group.prims) {
    const isSite = mat === 'site';
    const position = yUp(scene.floats(p));
    const most = (isSite ? SITE_TRIANGLES : FAR_TRIANGLES) * 3;
    const [index] = MeshoptSimplifier.simplify(scene.integers(i), position, 3, most, 1, ['LockBorder']);
    if (isSite) model.add('ground', compacted(position, index));
    else model.add('hills', compacted(position, index, withoutGlow(scene.floats(c))));
  }
}

function withoutGlow(colours: Float32Array): Uint8Array {
  const bytes = new Uint8Array((colours.length / 3) * 4);
  for (let i = 0; i < colours.length / 3; i += 1)
    for (const k of [0, 1, 2]) bytes[4 * i + k] = squeezed(at(colours, 3 * i + k));
  return bytes;
}

const BOX_SIDES = [
  [4, 5, 6, 4, 6, 7],
  [0, 1, 5, 0, 5, 4],
  [1, 2, 6, 1, 6, 5],
  [2, 3, 7, 2, 7, 6],
  [3, 0, 4, 3, 4, 7],
].flat();
const HEDGE_OUTLINE: readonly Ground[] = [
  [-1, -0.4],
  [1, -0.4],
  [1, 0.4],
  [-1, 0.4],
];
const HEDGE_FOOT_M = -0.1;
const HEDGE_TOP_M = 1;

/** Hedges as boxes, dark at their foot: for the eye that is too far to see their leaves. */
function hedges(scene: ReadScene): Part {
  const bucket = new Bucket();
  const green = linear(HEDGE);
  const colour = [0.5, 1].flatMap((light) =>
    HEDGE_OUTLINE.flatMap(() => [...green.map((channel) => Math.round(Math.sqrt(channel * light) * 255)), 0]),
  );
  for (const [x, y, z, turn] of instancesOf(scene, 'hedge')) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const corners = [HEDGE_FOOT_M, HEDGE_TOP_M].flatMap((height) =>
      HEDGE_OUTLINE.flatMap(([u, v]) => [x + u * c - v * s, z + height, -(y + u * s + v * c)]),
    );
    bucket.add(corners, BOX_SIDES, colour);
  }
  return bucket.part();
}

type InstanceNumbers = [x: number, y: number, z: number, turn: number, scale: number, tone: number];

export function instancesOf(scene: ReadScene, name: string): InstanceNumbers[] {
  const range = scene.inst[name];
  if (!range) return [];
  const numbers = scene.floats(range);
  return Array.from(
    { length: numbers.length / INSTANCE },
    (_, i) => [...numbers.subarray(i * INSTANCE, (i + 1) * INSTANCE)] as InstanceNumbers,
  );
}

function addRocks(model: ModelDocument, scene: ReadScene): void {
  const rock = scene.protos.find(({ name }) => name === 'rock')?.prims[0];
  if (!rock) return;
  const node = model.add('rocks', {
    position: yUp(scene.floats(rock.p)),
    index: scene.integers(rock.i).slice(),
    colour: paint('rock', scene.floats(rock.c)),
  });
  const rocks = instancesOf(scene, 'rock');
  const places = rocks.map(([x, y, z]) => [x, z, -y].map((metres) => inSteps(metres, ROCK_STEPS)));
  const order = curveOrder(places.flat());
  model.repeat(node, {
    TRANSLATION: Float32Array.from(order.flatMap((i) => at(places, i))),
    ROTATION: Float32Array.from(
      order.flatMap((i) => {
        const half = (Math.round((at(rocks, i)[3] / TURN) * TURNS) / TURNS) * (TURN / 2);
        return [0, Math.sin(half), 0, Math.cos(half)];
      }),
    ),
    SCALE: Float32Array.from(
      order.flatMap((i) => {
        const scale = inSteps(at(rocks, i)[4], ROCK_STEPS);
        return [scale, scale, scale];
      }),
    ),
  });
}

/** Of a metre, and of the size of a rock: finer is not seen, and takes bytes. */
const ROCK_STEPS = 64;
const inSteps = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** Steps that tone and turn of a plant are kept in. */
const TONES = 16;
const TURNS = 64;

/** A point each, kind by kind: pages draw them as pictures that face the eye. */
function plantPoints(scene: ReadScene, kinds: readonly PlantKind[]): Part {
  const position: number[] = [];
  const plant: number[] = [];
  for (const [number, { kind }] of kinds.entries()) {
    const plants = instancesOf(scene, kind);
    const places = plants.map(([x, y, z]): Vector => [x, z, -y]);
    for (const i of curveOrder(places.flat())) {
      const [, , , turn, scale, tone] = at(plants, i);
      position.push(...at(places, i));
      plant.push(
        number,
        Math.round(Math.min(255, scale * 100)),
        Math.round((Math.round(tone * TONES) / TONES) * 255),
        (Math.round(((turn / TURN) % 1) * TURNS) * (256 / TURNS)) % 256,
      );
    }
  }
  return { position: new Float32Array(position), plant: new Uint8Array(plant) };
}

/** Both rings of each home, and the number of the home at each corner. */
function ringsOf(scene: ReadScene): { readonly position: Float32Array; readonly home: Uint16Array } {
  const position: number[] = [];
  const home: number[] = [];
  scene.units.forEach(({ poly, z0, z1 }, number) => {
    for (const z of [z0, z1])
      for (const [x, y] of poly) {
        position.push(x, z, -y);
        home.push(number);
      }
  });
  return { position: new Float32Array(position), home: new Uint16Array(home) };
}

function unitVolumes(scene: ReadScene): Part {
  const index: number[] = [];
  let base = 0;
  for (const { poly } of scene.units) {
    const count = poly.length;
    const flat = earcut(poly.flat());
    for (let k = 0; k < flat.length; k += 3) {
      const [a, b, c] = [base + at(flat, k), base + at(flat, k + 1), base + at(flat, k + 2)];
      index.push(a + count, b + count, c + count, a, c, b);
    }
    for (let k = 0; k < count; k += 1) {
      const [from, to] = [base + k, base + ((k + 1) % count)];
      index.push(from, to, to + count, from, to + count, from + count);
    }
    base += 2 * count;
  }
  return { ...ringsOf(scene), index: new Uint32Array(index) };
}

function unitOutlines(scene: ReadScene): Part {
  const index: number[] = [];
  let base = 0;
  for (const { poly } of scene.units) {
    const count = poly.length;
    for (let k = 0; k < count; k += 1) {
      const [from, to] = [base + k, base + ((k + 1) % count)];
      index.push(from, to, from + count, to + count);
      if (turnAt(poly, k) > SHARP_TURN) index.push(from, from + count);
    }
    base += 2 * count;
  }
  return { ...ringsOf(scene), index: new Uint32Array(index) };
}

/** How much an outline turns at a corner, in radians. */
function turnAt(poly: readonly Ground[], k: number): number {
  const [a, b, c] = [around(poly, k - 1), at(poly, k), around(poly, k + 1)];
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [c[0] - b[0], c[1] - b[1]];
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy));
}
