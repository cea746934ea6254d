import type { PictureTiles } from '../src/index.ts';
import { FACADE_HEIGHT, FACADE_PATH, FACADE_WIDTH, TILE_SIZE, TILES_PATH } from './facade.ts';

/** Deep Zoom tiles of the picture, as the server of the suite gives them. */
export const FACADE_TILES: PictureTiles = {
  url: `${TILES_PATH}{level}/{column}_{row}`,
  tileSize: TILE_SIZE,
  overlap: 0,
  levels: Math.ceil(Math.log2(Math.max(FACADE_WIDTH, FACADE_HEIGHT))) + 1,
};

/** The picture as the component takes it. */
export const FACADE_IMAGE = {
  src: FACADE_PATH,
  srcAt: (width: number) => `${FACADE_PATH}?width=${Math.min(FACADE_WIDTH, Math.ceil(width / 640) * 640)}`,
  width: FACADE_WIDTH,
  height: FACADE_HEIGHT,
  alt: 'A house by the sea',
};
