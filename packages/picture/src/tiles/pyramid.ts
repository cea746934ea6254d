import type { PictureBox, PictureTiles } from '../types.ts';

/** What of a picture's description the tiles follow from. */
export interface Pyramid extends PictureTiles {
  /** Of the whole picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Tile {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  /** The part of the picture that it shows, in pixels of the picture. */
  readonly box: PictureBox;
}

/** A picture shown this much larger than its pixels is still sharp to the eye. */
const SHARP_ENOUGH = 1.02;

/** How many pixels of the picture one pixel of a level stands for. */
function reductionOf({ levels }: Pyramid, level: number): number {
  return 2 ** (levels - 1 - level);
}

/** The smallest level with at least one pixel for every device pixel, at `scale` device pixels per pixel of the picture. */
export function levelFor(pyramid: Pyramid, scale: number): number {
  const reduction = Math.max(0, Math.floor(Math.log2(SHARP_ENOUGH / scale)));
  return Math.max(0, pyramid.levels - 1 - reduction);
}

function span(from: number, to: number, tilePx: number, extent: number): number[] {
  const last = Math.ceil(extent / tilePx) - 1;
  const first = Math.max(0, Math.floor(from / tilePx));
  const end = Math.min(last, Math.ceil(to / tilePx) - 1);
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
}

function boxOf(pyramid: Pyramid, level: number, column: number, row: number): PictureBox {
  const { tileSize, overlap, width, height } = pyramid;
  const reduction = reductionOf(pyramid, level);
  const start = (index: number) => Math.max(0, index * tileSize - overlap) * reduction;
  const end = (index: number, extent: number) => {
    const inLevel = Math.min((index + 1) * tileSize + overlap, Math.ceil(extent / reduction));
    return inLevel * reduction;
  };
  return [start(column), start(row), end(column, width), end(row, height)];
}

/** The tiles of a level that show a box of the picture; those nearest to its middle come first. */
export function tilesIn(pyramid: Pyramid, level: number, box: PictureBox): Tile[] {
  const tilePx = pyramid.tileSize * reductionOf(pyramid, level);
  const columns = span(box[0], box[2], tilePx, pyramid.width);
  const rows = span(box[1], box[3], tilePx, pyramid.height);
  const tiles = rows.flatMap((row) =>
    columns.map((column) => ({ level, column, row, box: boxOf(pyramid, level, column, row) })),
  );
  const distance = ({ box: [left, top, right, bottom] }: Tile) =>
    Math.hypot(left + right - box[0] - box[2], top + bottom - box[1] - box[3]);
  return tiles.sort((one, other) => distance(one) - distance(other));
}

/** Address of a tile. */
export function addressOf({ url }: PictureTiles, { level, column, row }: Tile): string {
  return url
    .replace('{level}', String(level))
    .replace('{column}', String(column))
    .replace('{row}', String(row));
}
