import { describe, expect, it } from 'vitest';
import { straightEdges } from '../camera/pose.ts';
import { nearPlants, type Plants } from './near-plants.ts';

/** Looks to the north, 53° high and wide. */
const POSE = { eye: [0, 0, 0], target: [0, 0, -100], edges: straightEdges(1, 53.13) } as const;

/** Each by how far it stands to the east and north, its radius and kind. */
function plantsAt(
  ...plants: readonly (readonly [east: number, north: number, radius: number, kind: number])[]
): Plants {
  return {
    count: plants.length,
    middles: Float32Array.from(plants.flatMap(([east, north]) => [east, 0, -north])),
    radii: Float32Array.from(plants.map(([, , radius]) => radius)),
    kinds: Uint8Array.from(plants.map(([, , , kind]) => kind)),
  };
}

describe('the plants that are drawn leaf by leaf', () => {
  it.each([
    ['in the frame', [0, 50, 3, 0], true],
    ['behind the eye', [0, -50, 3, 0], false],
    ['beside the frame', [40, 50, 3, 0], false],
    ['with its edge in the frame', [27, 50, 3, 0], true],
    ['too far to be more than a spot', [0, 150, 3, 0], false],
    ['as far, but larger', [0, 150, 9, 0], true],
    ['of a kind without leaves', [0, 50, 3, 1], false],
  ] as const)('%s: %j %s', (_, plant, isNear) => {
    const { ofKind } = nearPlants(plantsAt(plant), POSE, { triangles: [100, 0], most: 1000 });
    expect(ofKind).toEqual([isNear ? [0] : [], []]);
  });

  it('are those that look largest, as far as their triangles go', () => {
    const plants = plantsAt([0, 60, 3, 0], [0, 20, 3, 0], [0, 40, 3, 0], [0, 50, 9, 1]);
    const { ofKind, reach } = nearPlants(plants, POSE, { triangles: [100, 300], most: 500 });
    expect(ofKind).toEqual([[1, 2], [3]]);
    // What comes next is a picture: 60 m, of three metres.
    expect(reach).toBe(20);
  });

  it('are in reach as far as they are more than a spot, where there is room for all', () => {
    const { reach } = nearPlants(plantsAt([0, 20, 3, 0]), POSE, { triangles: [100], most: 1000 });
    // A twentieth of half the frame, which is half as high as it is far.
    expect(reach).toBeCloseTo(40, 1);
  });
});
