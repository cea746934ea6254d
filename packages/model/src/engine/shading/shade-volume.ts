import type { ModelBuilding } from '@suite/api';
import { Data3DTexture, LinearFilter, Matrix4, RedFormat, UnsignedByteType, Vector3 } from 'three';

/** Where a building's values lie in the file and in the place. */
type ShadeEntry = NonNullable<ModelBuilding['shade']>;

/** How much of the sky is seen round one building. */
export interface ShadeVolume {
  readonly texture: Data3DTexture;
  /** From the place to 0..1 in the texture. */
  readonly toVolume: Matrix4;
}

/** From the place (x, y up, z = -north) to along, across and up in the building's own frame. */
function toBuilding({ origin: [ox, oy, oz], turn }: ShadeEntry): Matrix4 {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const rows = [c, 0, -s, -(ox * c + oy * s), -s, 0, -c, ox * s - oy * c, 0, 1, 0, -oz, 0, 0, 0, 1] as const;
  return new Matrix4().set(...rows);
}

export function shadeVolume(entry: ShadeEntry, bytes: ArrayBuffer): ShadeVolume {
  const { offset, size, step, min } = entry;
  const texture = new Data3DTexture(new Uint8Array(bytes, offset, size[0] * size[1] * size[2]), ...size);
  texture.format = RedFormat;
  texture.type = UnsignedByteType;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  const metres = new Vector3(size[0] * step[0], size[1] * step[1], size[2] * step[2]);
  const toVolume = new Matrix4()
    .makeScale(1 / metres.x, 1 / metres.y, 1 / metres.z)
    .multiply(new Matrix4().makeTranslation(-min[0], -min[1], -min[2]))
    .multiply(toBuilding(entry));
  return { texture, toVolume };
}
