import { DirectionalLight, type Scene, type WebGLRenderer } from 'three';
import { type Pose, pivotOf } from '../camera/pose.ts';
import { lengthOf, scale, subtract, type Vector } from '../camera/vector.ts';
import type { SunLight } from '../sun/sun-light.ts';

/** Half the side of what the shadow map covers, in metres. */
const LEAST_RADIUS_M = 110;
const MOST_RADIUS_M = 520;
const LIGHT_AT_M = 1500;
/** What stands higher or lower than the middle of that. */
const RELIEF_M = 120;
/** Of a texel of the map: what is so little behind another thing is not in its shadow. */
const SLACK_TEXELS = 3;

/** The sun as a light, with one shadow map that is drawn anew only when sun or place changed. */
export interface Sunlight {
  readonly set: (light: SunLight) => void;
  /** Has the shadows cover what matters for a pose. */
  readonly fit: (pose: Pose) => void;
  /** The next frame draws them anew, because something else casts them. */
  readonly invalidate: () => void;
  readonly setMapSize: (px: number) => void;
  readonly dispose: () => void;
}

interface Covered {
  readonly middle: Vector;
  readonly radiusM: number;
}

function stillCovers(covered: Covered, middle: Vector, radiusM: number): boolean {
  const step = subtract(middle, covered.middle);
  return (
    Math.hypot(step[0], step[2]) < covered.radiusM * 0.2 &&
    radiusM < covered.radiusM * 1.25 &&
    radiusM > covered.radiusM * 0.6
  );
}

export function createSunlight(scene: Scene, renderer: WebGLRenderer, mapPx: number): Sunlight {
  const light = new DirectionalLight(0xffffff, 1);
  const { shadow } = light;
  let direction: Vector = [0, 1, 0];
  let covered: Covered | null = null;
  light.castShadow = true;
  shadow.mapSize.set(mapPx, mapPx);
  shadow.radius = 1.4;
  scene.add(light, light.target);

  return {
    set(next) {
      direction = next.direction;
      light.color.setRGB(...next.sun);
      covered = null;
    },
    fit(pose) {
      const middle = pivotOf(pose);
      const distance = lengthOf(subtract(pose.eye, pose.target));
      const radiusM = Math.min(MOST_RADIUS_M, Math.max(LEAST_RADIUS_M, distance * 1.2));
      if (covered && stillCovers(covered, middle, radiusM)) return;
      covered = { middle, radiusM };
      Object.assign(shadow.camera, { left: -radiusM, right: radiusM, top: radiusM, bottom: -radiusM });
      const reachM = 1.5 * radiusM + RELIEF_M;
      Object.assign(shadow.camera, { near: LIGHT_AT_M - reachM, far: LIGHT_AT_M + reachM });
      shadow.camera.updateProjectionMatrix();
      const [x, , z] = middle;
      const [dx, dy, dz] = scale(direction, LIGHT_AT_M);
      light.target.position.set(x, 10, z);
      light.position.set(x + dx, 10 + dy, z + dz);
      light.target.updateMatrixWorld();
      const texelM = (2 * radiusM) / shadow.mapSize.x;
      shadow.normalBias = texelM;
      shadow.bias = (-SLACK_TEXELS * texelM) / (2 * reachM);
      renderer.shadowMap.needsUpdate = true;
    },
    invalidate() {
      renderer.shadowMap.needsUpdate = true;
    },
    setMapSize(px) {
      shadow.mapSize.set(px, px);
      shadow.map?.dispose();
      shadow.map = null;
      covered = null;
    },
    dispose: () => light.dispose(),
  };
}
