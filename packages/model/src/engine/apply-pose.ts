import type { PerspectiveCamera } from 'three';
import { type Pose, UP } from '../camera/pose.ts';
import { lengthOf, subtract } from '../camera/vector.ts';

/** Beyond the horizon, in metres. */
const FAR_M = 40_000;
const LEAST_NEAR_M = 0.15;
const MOST_NEAR_M = 3;

/** Sets three's camera to a pose; what is near is cut off by distance, so that far walls do not fight. */
export function applyPose(camera: PerspectiveCamera, { eye, target, edges }: Pose): void {
  camera.position.set(...eye);
  camera.up.set(...UP);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  const near = Math.min(MOST_NEAR_M, Math.max(LEAST_NEAR_M, lengthOf(subtract(eye, target)) / 60));
  camera.near = near;
  camera.far = FAR_M;
  camera.projectionMatrix.makePerspective(
    edges.left * near,
    edges.right * near,
    edges.top * near,
    edges.bottom * near,
    near,
    FAR_M,
    camera.coordinateSystem,
    camera.reversedDepth,
  );
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
