import type { Unit } from '../buildings/unit.ts';
import type { Vector } from '../geometry/plane.ts';
import type { PlacedBuilding } from '../site/placed-buildings.ts';
import { frontCamera } from './front-camera.ts';

/** Metres; the angle is that of the whole height, in degrees. */
export interface Camera {
  readonly name: string;
  readonly pos: Vector;
  readonly tgt: Vector;
  readonly fov: number;
}

/** Set by hand. */
const CAMERAS: readonly Camera[] = [
  { name: 'masterplan', pos: [18, -440, 285], tgt: [14, 108, 0], fov: 42 },
  { name: 'hero', pos: [-120, -330, 95], tgt: [70, 190, 45], fov: 40 },
  { name: 'bay', pos: [-30, -95, 105], tgt: [-20, 150, 2], fov: 38 },
  { name: 'marina', pos: [230, -160, 95], tgt: [300, 110, 12], fov: 36 },
  { name: 'hills', pos: [-330, -45, 95], tgt: [-332, 190, 18], fov: 36 },
  { name: 'B2-front', pos: [-28, 116, 26], tgt: [-71, 200, 8.5], fov: 33 },
  { name: 'B2-back', pos: [-128, 300, 42], tgt: [-74, 202, 9], fov: 34 },
  { name: 'H2-front', pos: [-300, 92, 48], tgt: [-336, 178, 22], fov: 36 },
  { name: 'T2-front', pos: [250, 30, 48], tgt: [302, 142, 22], fov: 34 },
];
/** Likewise, from behind. */
const BACK_CAMERAS: readonly Camera[] = [
  { name: 'T1-back', pos: [249.33, 231.23, 63.21], tgt: [222, 130, 21.21], fov: 36 },
  { name: 'T2-back', pos: [350, 250, 64], tgt: [300, 140, 22], fov: 36 },
];

/** The cameras of all pictures: each building has one that sees its front. */
export function camerasOf(buildings: readonly PlacedBuilding[], units: readonly Unit[]): Camera[] {
  const known = new Set(CAMERAS.map(({ name }) => name));
  const fronts = buildings
    .filter(({ plan }) => !known.has(`${plan.name}-front`))
    .map((building) =>
      frontCamera(
        building,
        units.filter((unit) => unit.building === building.plan.name),
      ),
    );
  return [...CAMERAS, ...fronts, ...BACK_CAMERAS];
}
