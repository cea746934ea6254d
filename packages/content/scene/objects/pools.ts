import type { Instance } from '../buildings/unit.ts';
import { PLACE } from '../geometry/frame.ts';
import { upTo } from '../geometry/numbers.ts';
import { againstClock, inset } from '../geometry/plane.ts';
import { extrude } from '../geometry/solids.ts';
import { poolHeight } from '../site/built-height.ts';
import { LAGOON, LAGOON_ISLAND, POOLS } from '../site/grounds.ts';
import type { Grounds } from './props.ts';

/** Water and rims of all pools; the lagoon has an island with palms. */
export function addPools({ group, random }: Grounds, instances: Instance[]): void {
  for (const pool of POOLS) {
    const z = poolHeight(pool);
    const outline = againstClock(pool);
    const island = againstClock(LAGOON_ISLAND);
    const isLagoon = pool === LAGOON;
    extrude(PLACE, outline, [z - 1, z - 0.02], { top: group.of('pool'), holes: isLagoon ? [island] : [] });
    const coping = group.of('coping');
    extrude(PLACE, inset(outline, -0.45), [z - 0.4, z + 0.14], {
      top: coping,
      side: coping,
      holes: [outline],
    });
    if (!isLagoon) continue;
    extrude(PLACE, island, [z - 1, z + 0.3], { top: coping, side: coping });
    for (const k of upTo(3))
      instances.push({
        proto: `palm${k % 2}`,
        x: 1 + k * 2.6 - 2,
        y: 127 + (k % 2) * 2,
        z: z + 0.3,
        rot: k * 2,
        s: 0.9,
        t: random(),
      });
  }
}
