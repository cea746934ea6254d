import type { Texture } from 'three';
import { frameToPicture, pictureShare, sunShare } from '../camera/picture-projection.ts';
import type { Pose, ViewCamera } from '../camera/pose.ts';
import type { FrameSize } from '../camera/projection.ts';
import type { Vector } from '../camera/vector.ts';
import { vignette } from '../camera/vignette.ts';
import type { SceneUniforms } from './scene-uniforms.ts';

/** The picture on everything that is seen in it from where it was taken. */
export interface PictureLayer {
  /**
   * Fetches the file of a picture, which the browser has. It is taken at once where it is the first, else when nothing of it
   * would be seen and nothing of the former one is any more: nothing jumps. One that does not come is left out. False where
   * it is the one that was asked for last.
   */
  readonly set: (view: ViewCamera, address: string | null) => Promise<boolean>;
  /** Sets how much of it is seen in the next frame, which has so many pixels. */
  readonly fit: (pose: Pose, pixels: FrameSize) => void;
  readonly dispose: () => void;
}

interface Laid {
  readonly view: ViewCamera;
  readonly address: string | null;
  readonly texture: Texture | null;
}

/** `pictureSun` is the direction of the light that the pictures were drawn in. */
export function createPictureLayer(
  uniforms: SceneUniforms,
  pictureSun: Vector,
  load: (address: string) => Promise<Texture>,
): PictureLayer {
  let laid: Laid | null = null;
  let next: Laid | null = null;
  let asked: Pick<Laid, 'view' | 'address'> | null = null;
  let isDisposed = false;

  function shareOf(one: Laid | null, pose: Pose): number {
    if (!one?.texture) return 0;
    return pictureShare(pose, one.view) * sunShare(uniforms.sun.value.toArray(), pictureSun);
  }

  function take(): void {
    laid?.texture?.dispose();
    laid = next;
    next = null;
  }

  return {
    async set(view, address) {
      if (asked?.view === view && asked.address === address) return false;
      const own = { view, address };
      asked = own;
      const texture = address === null ? null : await load(address).catch(() => null);
      if (isDisposed || asked !== own) {
        texture?.dispose();
        return false;
      }
      next?.texture?.dispose();
      next = { ...own, texture };
      if (!laid) take();
      return true;
    },
    fit(pose, pixels) {
      if (next && shareOf(laid, pose) === 0 && shareOf(next, pose) === 0) take();
      if (!laid) return;
      uniforms.picture.value = laid.texture;
      uniforms.pictureShare.value = shareOf(laid, pose);
      uniforms.toPicture.value.fromArray(frameToPicture(pose, pixels, laid.view));
      uniforms.corners.value.set(...vignette(laid.view, pose.edges, pixels));
    },
    dispose() {
      isDisposed = true;
      laid?.texture?.dispose();
      next?.texture?.dispose();
    },
  };
}
