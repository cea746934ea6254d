import { Vector3 } from 'three';
import type { SunLight } from '../sun/sun-light.ts';

/** What shaders of our own are told of the sun; they share these objects. */
export interface SunUniforms {
  readonly [name: string]: { readonly value: Vector3 };
  readonly sun: { readonly value: Vector3 };
  readonly haze: { readonly value: Vector3 };
  readonly fromSky: { readonly value: Vector3 };
  readonly fromGround: { readonly value: Vector3 };
}

export function createSunUniforms(): SunUniforms {
  const uniform = () => ({ value: new Vector3(0, 1, 0) });
  return { sun: uniform(), haze: uniform(), fromSky: uniform(), fromGround: uniform() };
}

export function setSunUniforms(uniforms: SunUniforms, light: SunLight): void {
  uniforms.sun.value.set(...light.direction);
  uniforms.haze.value.set(...light.haze);
  uniforms.fromSky.value.set(...light.fromSky);
  uniforms.fromGround.value.set(...light.fromGround);
}
