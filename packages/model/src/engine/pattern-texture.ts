import { patternTile } from '@suite/picture/drawing';
import { DataArrayTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, Vector2 } from 'three';
import { PATTERNS } from '../units/unit-paint.ts';

/** Finer than any tile on any screen. */
const TILE_PX = 32;

/** The patterns of the shapes, drawn by who draws them there. */
export interface PatternTexture {
  /** A layer a pattern. */
  readonly texture: DataArrayTexture;
  /** Of each: side of a tile in CSS pixels, and its turn in radians. */
  readonly tiles: readonly Vector2[];
}

export function createPatternTexture(): PatternTexture {
  const data = new Uint8Array(TILE_PX * TILE_PX * 4 * PATTERNS.length);
  const tiles = PATTERNS.map((pattern, layer) => {
    const { canvas, sizePx, rotationDegrees } = patternTile(pattern, TILE_PX);
    const image = canvas.getContext('2d')?.getImageData(0, 0, TILE_PX, TILE_PX);
    if (image) data.set(image.data, layer * TILE_PX * TILE_PX * 4);
    return new Vector2(sizePx, (rotationDegrees * Math.PI) / 180);
  });
  const texture = new DataArrayTexture(data, TILE_PX, TILE_PX, PATTERNS.length);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return { texture, tiles };
}
