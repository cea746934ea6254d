import type { createTileLayer, TileLayer } from '../tiles/tile-layer.ts';
import type { PictureImage } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import type { Photo } from './photo.ts';

/** The picture below its tiles is not asked for wider than this: what is wider comes in tiles. */
const WIDEST_BELOW_TILES_PX = 2560;

export interface Sharpness {
  readonly move: (viewportState: ViewportState) => void;
  /** In a gesture, which moves what is there: looks for what a long drag comes to. */
  readonly update: (viewportState: ViewportState) => void;
  /** The picture has settled: makes it as sharp as the screen can show. */
  readonly settle: (viewportState: ViewportState) => void;
  readonly dispose: () => void;
}

/** Fetches the code of the tiles, which is a chunk of its own. */
export type LoadTiles = () => Promise<typeof createTileLayer>;

/** How many device pixels wide the picture is asked for first. */
export function firstWidthOf(image: PictureImage, neededPx: number): number {
  return image.tiles ? Math.min(neededPx, WIDEST_BELOW_TILES_PX) : neededPx;
}

/**
 * Keeps a pixel of the picture for each pixel of the screen: a wider image, or tiles over the first one, whose code is
 * fetched when a tile is needed. Where a tile is missing, the wider image takes its place.
 */
export function createSharpness(
  image: PictureImage,
  photo: Photo,
  loadTiles: LoadTiles | undefined,
): Sharpness {
  /** More pixels than the picture has are never needed. */
  const neededPx = ({ scale }: ViewportState) => image.width * Math.min(1, scale * devicePixelRatio);
  let layer: TileLayer | null = null;
  let asked = false;
  let latest: ViewportState | null = null;
  let disposed = false;

  function refine(): void {
    if (latest !== null) photo.refine(neededPx(latest));
  }

  async function loadLayer(tiles: NonNullable<PictureImage['tiles']>, load: LoadTiles): Promise<void> {
    const create = await load();
    if (disposed || latest === null) return;
    const { width, height } = image;
    layer = create({ ...tiles, width, height }, latest, refine);
    photo.layOver(layer.element);
    settle(latest);
  }

  function askForLayer(tiles: NonNullable<PictureImage['tiles']>, load: LoadTiles): void {
    asked = true;
    loadLayer(tiles, load).catch(() => {
      asked = false;
      refine();
    });
  }

  function settle(viewportState: ViewportState): void {
    latest = viewportState;
    const { tiles } = image;
    if (!tiles || !loadTiles) refine();
    else if (neededPx(viewportState) <= photo.widthPx()) layer?.clear();
    else if (layer !== null) layer.settle(viewportState);
    else if (!asked) askForLayer(tiles, loadTiles);
  }

  return {
    move(viewportState) {
      layer?.move(viewportState);
    },
    update(viewportState) {
      layer?.update(viewportState);
    },
    settle,
    dispose() {
      disposed = true;
      layer?.dispose();
    },
  };
}
