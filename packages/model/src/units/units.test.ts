import { defaultTokens } from '@suite/picture/drawing';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../camera/vector.ts';
import { normalize } from '../camera/vector.ts';
import { pickUnit } from './pick-unit.ts';
import { facingFaces, unitFaces } from './unit-faces.ts';
import { type ShownUnit, type UnitMarks, unitPaint } from './unit-paint.ts';
import { unitVolumes, type VolumeMesh } from './unit-volumes.ts';

/** Twelve triangles of a box, outwards. */
const BOX = [
  [0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6],
  [0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7],
  [0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
].flat();

/** Boxes of 10 × 3 × 8 m with these lower corners, as one mesh. */
function boxes(corners: readonly Vector[]): VolumeMesh {
  const points = corners.flatMap(([x, y, z]) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
      x + (bits & 1) * 10,
      y + ((bits >> 1) & 1) * 3,
      z + (bits >> 2) * 8,
    ]),
  );
  return {
    positions: new Float32Array(points.flat()),
    triangles: corners.flatMap((_, box) => BOX.map((vertex) => box * 8 + vertex)),
    volumeOf: corners.flatMap((_, box) => Array.from({ length: 8 }, () => box)),
  };
}

const MESH = boxes([
  [0, 0, 0],
  [0, 3, 0],
  [0, 0, -20],
]);
const VOLUMES = unitVolumes(MESH, 3);
const ray = (origin: Vector, direction: Vector) => ({ origin, direction: normalize(direction) });
const all = () => true;

describe('the volume that a ray meets', () => {
  it.each<[string, Vector, Vector, number | null]>([
    ['the nearest of two behind each other', [5, 1, 50], [0, 0, -1], 0],
    ['the one above', [5, 4, 50], [0, 0, -1], 1],
    ['the other side', [5, 1, -50], [0, 0, 1], 2],
    ['none beside them', [30, 1, 50], [0, 0, -1], null],
    ['none behind the eye', [5, 1, 50], [0, 0, 1], null],
  ])('is %s', (_, origin, direction, expected) => {
    expect(pickUnit(MESH, VOLUMES, ray(origin, direction), all)?.volume ?? null).toBe(expected);
  });

  it('is as far away as its wall', () => {
    expect(pickUnit(MESH, VOLUMES, ray([5, 1, 50], [0, 0, -1]), all)?.distanceM).toBeCloseTo(42, 6);
  });

  it('is the next one where the first does not count', () => {
    expect(pickUnit(MESH, VOLUMES, ray([5, 1, 50], [0, 0, -1]), (volume) => volume !== 0)?.volume).toBe(2);
  });
});

describe('sides for labels', () => {
  const faces = unitFaces(MESH, VOLUMES[0] as (typeof VOLUMES)[number]);

  it('are the four walls and the roof', () => {
    expect(faces.map(({ areaM2 }) => areaM2).toSorted((a, b) => a - b)).toEqual([24, 24, 30, 30, 80]);
  });

  it.each<[string, Vector, Vector]>([
    ['the south wall', [5, 2, 60], [5, 1.5, 8]],
    ['the east wall', [90, 2, 4], [10, 1.5, 4]],
    ['the roof', [5, 200, 4], [5, 3, 4]],
  ])('%s is taken by who sees most of it', (_, eye, middle) => {
    const found = facingFaces(faces, eye)[0]?.middle;
    for (const axis of [0, 1, 2] as const) expect(found?.[axis]).toBeCloseTo(middle[axis], 6);
  });

  it('leaves out those that look away', () => {
    expect(facingFaces(faces, [90, 2, 60])).toHaveLength(2);
  });
});

describe('the look of a unit', () => {
  const tokens = defaultTokens();
  const unit: ShownUnit = {
    id: 7,
    appearance: { kind: 'unit', status: 'sold' },
    filteredOut: false,
    text: '304',
  };
  const seven = new Set([7]);
  const nothing: UnitMarks = { hovered: new Set(), selected: new Set(), overlayShown: true };
  const gone = { fill: [0, 0, 0, 0], pattern: 0, strokeAlpha: 0, isMarked: false };

  it.each<[string, Partial<ShownUnit>, Partial<UnitMarks>, unknown]>([
    [
      'at rest that of its shape',
      {},
      {},
      { fill: [226, 112, 28, 61], pattern: 3, strokeAlpha: 209, isMarked: false },
    ],
    [
      'hovered stronger',
      {},
      { hovered: seven },
      { fill: [226, 112, 28, 148], pattern: 3, strokeAlpha: 255, isMarked: true },
    ],
    [
      'selected strongest',
      {},
      { selected: seven },
      { fill: [226, 112, 28, 168], pattern: 3, strokeAlpha: 255, isMarked: true },
    ],
    [
      'filtered out a faint outline',
      { filteredOut: true },
      { hovered: seven },
      { fill: [255, 255, 255, 0], pattern: 0, strokeAlpha: 71, isMarked: false },
    ],
    ['under the eye nothing', {}, { overlayShown: false }, gone],
    [
      'under the eye an outline while it is hovered',
      {},
      { overlayShown: false, hovered: seven },
      { ...gone, strokeAlpha: 255, isMarked: true },
    ],
  ])('is %s', (_, part, marks, expected) => {
    expect(unitPaint({ ...unit, ...part }, { ...nothing, ...marks }, tokens)).toEqual(expected);
  });

  it('is nothing for a volume that nobody is shown', () => {
    expect(unitPaint(null, nothing, tokens)).toEqual(gone);
  });
});
