import { Matrix4, type Texture, Vector3, Vector4 } from 'three';
import type { SunLight } from '../sun/sun-light.ts';

/** What every material of a scene is told of the sun and of the picture that lies on it; all share these objects. */
export interface SceneUniforms {
  readonly [name: string]: { readonly value: Vector3 | Vector4 | Matrix4 | Texture | number | null };
  readonly sun: { readonly value: Vector3 };
  readonly haze: { readonly value: Vector3 };
  readonly fromSky: { readonly value: Vector3 };
  readonly fromGround: { readonly value: Vector3 };
  /** See `frameToPicture`. */
  readonly toPicture: { readonly value: Matrix4 };
  readonly picture: { value: Texture | null };
  readonly pictureShare: { value: number };
  /** See `vignette`. */
  readonly corners: { readonly value: Vector4 };
}

export function createSceneUniforms(): SceneUniforms {
  const uniform = () => ({ value: new Vector3(0, 1, 0) });
  return {
    sun: uniform(),
    haze: uniform(),
    fromSky: uniform(),
    fromGround: uniform(),
    toPicture: { value: new Matrix4() },
    picture: { value: null },
    pictureShare: { value: 0 },
    corners: { value: new Vector4(0, 0, 0, 0) },
  };
}

export function setSunUniforms(uniforms: SceneUniforms, light: SunLight): void {
  uniforms.sun.value.set(...light.direction);
  uniforms.haze.value.set(...light.haze);
  uniforms.fromSky.value.set(...light.fromSky);
  uniforms.fromGround.value.set(...light.fromGround);
}
