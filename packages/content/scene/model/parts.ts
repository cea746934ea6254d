import type { FileGroup, ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import { GLOW, linear, PAINT, SEE_THROUGH, WEATHER } from './materials.ts';

/** Corners of triangles or lines; x east, y up, z south. */
export interface Part {
  readonly position: Float32Array;
  readonly index?: Uint32Array;
  /** Square root of linear red, green, blue, and own light: four bytes a corner. */
  readonly colour?: Uint8Array;
  /** The number of a home at each corner. */
  readonly home?: Uint16Array;
  /** Kind, hundredths of size, tone, turn of a plant. */
  readonly plant?: Uint8Array;
  /** Where a leaf points, in two bytes, its turn and its size. */
  readonly leaf?: Uint8Array;
}

/** From x east, y north, z up. */
export function yUp(positions: Float32Array): Float32Array {
  const turned = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    turned[i] = at(positions, i);
    turned[i + 1] = at(positions, i + 2);
    turned[i + 2] = -at(positions, i + 1);
  }
  return turned;
}

/** Square roots leave enough steps in the dark. */
export const squeezed = (value: number): number => Math.round(Math.sqrt(Math.min(1, value)) * 255);

/** The colours of a material's corners as the model has them. */
export function paint(material: string, colours: Float32Array): Uint8Array {
  const fixed = PAINT[material] === undefined ? null : linear(PAINT[material]);
  const count = colours.length / 3;
  const bytes = new Uint8Array(count * 4);
  const glow = Math.round((GLOW[material] ?? 0) * 255);
  const weather = WEATHER[material] ?? 1;
  for (let i = 0; i < count; i += 1) {
    for (const k of [0, 1, 2] as const)
      bytes[4 * i + k] = squeezed((fixed ? fixed[k] : at(colours, 3 * i + k)) * weather);
    bytes[4 * i + 3] = glow;
  }
  return bytes;
}

/** Several parts as one. */
export class Bucket {
  private readonly position: number[] = [];
  private readonly index: number[] = [];
  private readonly colour: number[] = [];
  private count = 0;

  add(position: ArrayLike<number>, index: ArrayLike<number>, colour?: ArrayLike<number>): void {
    for (let i = 0; i < position.length; i += 1) this.position.push(at(position, i));
    for (let i = 0; i < index.length; i += 1) this.index.push(at(index, i) + this.count);
    if (colour) for (let i = 0; i < colour.length; i += 1) this.colour.push(at(colour, i));
    this.count += position.length / 3;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  part(): Part {
    const part = { position: new Float32Array(this.position), index: new Uint32Array(this.index) };
    return this.colour.length > 0 ? { ...part, colour: new Uint8Array(this.colour) } : part;
  }
}

/** What is solid and what can be seen through, by the names of the nodes; materials that are not kept are left out. */
export function partsOf(
  scene: ReadScene,
  group: FileGroup,
  isKept: (material: string) => boolean,
): Map<string, Part> {
  const buckets = new Map<string, Bucket>();
  const bucketOf = (kind: string): Bucket => {
    const bucket = buckets.get(kind) ?? new Bucket();
    buckets.set(kind, bucket);
    return bucket;
  };
  for (const { mat, p, i, c } of group.prims) {
    if (!isKept(mat)) continue;
    const position = yUp(scene.floats(p));
    const index = scene.integers(i);
    const clear = SEE_THROUGH[mat];
    if (clear) bucketOf(clear).add(position, index);
    else bucketOf('solid').add(position, index, paint(mat, scene.floats(c)));
  }
  return new Map(
    [...buckets]
      .filter(([, bucket]) => !bucket.isEmpty)
      .map(([kind, bucket]) => [`${kind}:${group.name}`, bucket.part()]),
  );
}

/** Without the corners that no triangle has. */
export function compacted(position: Float32Array, index: Uint32Array, colour?: Uint8Array): Part {
  const numbers = new Map<number, number>();
  const points: number[] = [];
  const colours: number[] = [];
  const renumbered = index.map((old) => {
    const known = numbers.get(old);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(old, number);
    points.push(...position.subarray(3 * old, 3 * old + 3));
    if (colour) colours.push(...colour.subarray(4 * old, 4 * old + 4));
    return number;
  });
  const part = { position: new Float32Array(points), index: renumbered };
  return colour ? { ...part, colour: new Uint8Array(colours) } : part;
}
