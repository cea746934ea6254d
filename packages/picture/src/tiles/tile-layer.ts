import { cornerOf, onScreenPixel } from '../camera/corner.ts';
import type { ViewportState } from '../engine/canvas-layer.ts';
import { cssMatrix, placeAfter } from '../engine/placement.ts';
import type { PictureBox } from '../types.ts';
import { addressOf, levelFor, type Pyramid, type Tile, tilesIn } from './pyramid.ts';
import styles from './tiles.module.css';

export interface TileLayer {
  readonly element: HTMLElement;
  readonly move: (viewportState: ViewportState) => void;
  /** In a gesture, which moves what is there: asks for the tiles that a long drag comes to. */
  readonly update: (viewportState: ViewportState) => void;
  /** The picture has settled: asks for the tiles of what the frame shows now. */
  readonly settle: (viewportState: ViewportState) => void;
  /** What lies below is sharp enough: no tile is needed. */
  readonly clear: () => void;
  readonly dispose: () => void;
}

interface HeldTile {
  readonly tile: Tile;
  readonly image: HTMLImageElement;
  loaded: boolean;
}

/** Tiles are asked for this far beyond the frame, in CSS pixels. */
const MARGIN_PX = 96;
/** Least time between two looks for tiles in one drag. */
const MOTION_REQUEST_MS = 250;

function keyOf({ level, column, row }: Tile): string {
  return `${level}/${column}_${row}`;
}

/** The part of the picture that the frame shows, with a margin. */
function shownBox({ centerX, centerY, scale, width, height }: ViewportState): PictureBox {
  const reachX = (width / 2 + MARGIN_PX) / scale;
  const reachY = (height / 2 + MARGIN_PX) / scale;
  return [centerX - reachX, centerY - reachY, centerX + reachX, centerY + reachY];
}

/**
 * The tiles of what the frame shows, as images in one element. They are laid out when the picture has settled;
 * in a gesture only the CSS transform of what holds them changes, whatever their number. The former level stays
 * below until the new one is there.
 */
export function createTileLayer(pyramid: Pyramid, first: ViewportState, onMissing: () => void): TileLayer {
  const element = document.createElement('div');
  element.className = styles.tiles ?? '';
  const held = new Map<string, HeldTile>();
  let wanted: ReadonlyMap<string, Tile> = new Map();
  let anchor = first;
  let requestedAtMs = 0;

  function place({ tile, image }: HeldTile): void {
    // On whole pixels, so that no seam shows between two tiles.
    const corner = cornerOf(anchor);
    const [left, top, right, bottom] = tile.box.map((value) => onScreenPixel(value * anchor.scale)) as [
      number,
      number,
      number,
      number,
    ];
    const { style } = image;
    style.left = `${corner.left + left}px`;
    style.top = `${corner.top + top}px`;
    style.width = `${right - left}px`;
    style.height = `${bottom - top}px`;
  }

  function drop(key: string, { image }: HeldTile): void {
    image.onload = null;
    image.onerror = null;
    // Takes back a request that is still under way.
    image.removeAttribute('src');
    image.remove();
    held.delete(key);
  }

  function tidy(): void {
    const complete = [...wanted.keys()].every((key) => held.get(key)?.loaded);
    const [one] = wanted.values();
    for (const [key, entry] of held) {
      const standsIn = !complete && entry.loaded && entry.tile.level !== one?.level;
      if (!wanted.has(key) && !standsIn) drop(key, entry);
    }
  }

  function hold(key: string, tile: Tile): void {
    const image = new Image();
    const entry: HeldTile = { tile, image, loaded: false };
    image.alt = '';
    image.decoding = 'async';
    image.draggable = false;
    image.style.zIndex = String(tile.level);
    image.onload = () => {
      entry.loaded = true;
      tidy();
    };
    image.onerror = () => {
      drop(key, entry);
      onMissing();
    };
    held.set(key, entry);
    place(entry);
    image.src = addressOf(pyramid, tile);
    element.append(image);
  }

  function requestTiles(viewportState: ViewportState): void {
    requestedAtMs = performance.now();
    const level = levelFor(pyramid, viewportState.scale * devicePixelRatio);
    const tiles = tilesIn(pyramid, level, shownBox(viewportState));
    wanted = new Map(tiles.map((tile) => [keyOf(tile), tile]));
    for (const [key, tile] of wanted) {
      if (!held.has(key)) hold(key, tile);
    }
    tidy();
  }

  function move(viewportState: ViewportState): void {
    const { growth, left, top } = placeAfter(anchor, { left: 0, top: 0 }, viewportState);
    element.style.transform = cssMatrix(growth, left, top);
  }

  function update(viewportState: ViewportState): void {
    // A long drag comes to parts without tiles; while it zooms the level is not known yet.
    const drags = viewportState.moving && viewportState.scale === anchor.scale && wanted.size > 0;
    if (drags && performance.now() - requestedAtMs > MOTION_REQUEST_MS) requestTiles(viewportState);
  }

  return {
    element,
    move,
    update,
    settle(viewportState) {
      anchor = viewportState;
      for (const entry of held.values()) place(entry);
      move(viewportState);
      requestTiles(viewportState);
    },
    clear() {
      wanted = new Map();
      tidy();
    },
    dispose() {
      for (const [key, entry] of held) drop(key, entry);
      element.remove();
    },
  };
}
