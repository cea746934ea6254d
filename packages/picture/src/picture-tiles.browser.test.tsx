import { sendToBrowser } from '@suite/testing/browser-commands';
import { afterEach, describe, expect, test } from 'vitest';
import { FACADE_HEIGHT, FACADE_WIDTH } from '../demo/facade.ts';
import { FACADE_IMAGE, FACADE_TILES } from '../demo/facade-image.ts';
import { cleanUp, eventually, pressZoom, type Stand, shownAndReady } from './picture.fixture.tsx';

const IMAGE = { ...FACADE_IMAGE, tiles: FACADE_TILES };
const FRAME = [500, 300] as const;

afterEach(async () => {
  cleanUp();
  await setPixelRatio(1);
});

async function setPixelRatio(deviceScaleFactor: number): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window.top ?? window;
  await sendToBrowser('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor,
    mobile: false,
  });
}

async function zoomToFour(stand: Stand): Promise<void> {
  for (const scale of [1.6, 2.56, 4]) {
    await pressZoom(stand, 'Zoom in');
    await eventually(() => scaleOf(stand)).toBeCloseTo((scale * FRAME[1]) / FACADE_HEIGHT, 4);
  }
}

function baseOf(stand: Stand): HTMLImageElement {
  return stand.host.querySelector(`img[alt="${IMAGE.alt}"]`) as HTMLImageElement;
}

function scaleOf(stand: Stand): number {
  return baseOf(stand).getBoundingClientRect().width / FACADE_WIDTH;
}

function tilesOf(stand: Stand): HTMLImageElement[] {
  return [...stand.host.querySelectorAll<HTMLImageElement>('img[src*="/tiles/"]')];
}

function loadedLevels(stand: Stand): number[] {
  const loaded = tilesOf(stand).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const levels = loaded.map(({ src }) => Number(/tiles\/(\d+)\//.exec(src)?.[1]));
  return [...new Set(levels)].sort((one, other) => one - other);
}

/** Device pixels of the least sharp tile: 1 or more is sharp. */
function sharpness(stand: Stand): number {
  const each = tilesOf(stand).map((tile) => {
    return tile.naturalWidth / (tile.getBoundingClientRect().width * devicePixelRatio);
  });
  return Math.min(...each);
}

function allLoaded(stand: Stand): boolean {
  const tiles = tilesOf(stand);
  return tiles.length > 0 && tiles.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/** True when every point of the frame lies under a tile, tried at every 20 pixels. */
function isCovered(stand: Stand): boolean {
  const boxes = tilesOf(stand).map((tile) => tile.getBoundingClientRect());
  const holds = (x: number, y: number) =>
    boxes.some(({ left, top, right, bottom }) => left <= x && x < right && top <= y && y < bottom);
  for (let x = 0; x < FRAME[0]; x += 20) {
    for (let y = 0; y < FRAME[1]; y += 20) if (!holds(x, y)) return false;
  }
  return true;
}

describe('a picture in tiles', () => {
  test('at rest is one image and no tile', async () => {
    const stand = await shownAndReady({ image: IMAGE, shapes: [] }, ...FRAME);
    expect(baseOf(stand).src).toContain('width=640');
    expect(tilesOf(stand)).toEqual([]);
  });

  test.each([
    { ratio: 1, level: FACADE_TILES.levels - 2 },
    { ratio: 1.5, level: FACADE_TILES.levels - 1 },
    { ratio: 2, level: FACADE_TILES.levels - 1 },
  ])(
    'at a pixel ratio of $ratio zoomed in four times asks for level $level, sharp and without seams',
    async (row) => {
      await setPixelRatio(row.ratio);
      await eventually(() => devicePixelRatio).toBe(row.ratio);
      const stand = await shownAndReady({ image: IMAGE, shapes: [] }, ...FRAME);
      const before = baseOf(stand).src;
      await zoomToFour(stand);
      await eventually(() => loadedLevels(stand)).toEqual([row.level]);
      await eventually(() => allLoaded(stand) && isCovered(stand)).toBe(true);
      expect(sharpness(stand)).toBeGreaterThanOrEqual(0.98);
      for (const { style } of tilesOf(stand)) {
        // On whole device pixels, so that no seam shows between two tiles.
        const edge = (Number.parseFloat(style.left) + Number.parseFloat(style.width)) * row.ratio;
        expect(Math.abs(edge - Math.round(edge))).toBeLessThan(0.01);
      }
      // The small picture stays below and nothing larger is fetched.
      expect(baseOf(stand).src).toBe(before);
    },
  );

  test('takes its tiles away when it is small again', async () => {
    const stand = await shownAndReady({ image: IMAGE, shapes: [] }, ...FRAME);
    await zoomToFour(stand);
    await eventually(() => tilesOf(stand).length).toBeGreaterThan(0);
    await pressZoom(stand, 'Reset view');
    await eventually(() => tilesOf(stand)).toEqual([]);
  });

  test('lets its tiles move with it in a drag, and asks for those it comes to', async () => {
    const stand = await shownAndReady({ image: IMAGE, shapes: [] }, ...FRAME);
    await zoomToFour(stand);
    await eventually(() => allLoaded(stand) && isCovered(stand)).toBe(true);
    const offset = () => {
      const tile = tilesOf(stand)[0]?.getBoundingClientRect().left ?? 0;
      return tile - baseOf(stand).getBoundingClientRect().left;
    };
    const before = offset();
    const addresses = new Set(tilesOf(stand).map(({ src }) => src));
    await stand.moveTo(400, 150);
    await stand.press();
    await stand.moveTo(300, 150);
    await stand.moveTo(20, 150);
    expect(Math.abs(offset() - before)).toBeLessThan(1);
    await stand.release();
    await eventually(() => tilesOf(stand).some(({ src }) => !addresses.has(src))).toBe(true);
    await eventually(() => allLoaded(stand) && isCovered(stand)).toBe(true);
  });

  test('without its tiles becomes the wider image', async () => {
    const image = { ...IMAGE, tiles: { ...FACADE_TILES, url: '/demo/tiles/none/{level}/{column}_{row}' } };
    const stand = await shownAndReady({ image, shapes: [] }, ...FRAME);
    await zoomToFour(stand);
    await eventually(() => baseOf(stand).naturalWidth).toBeGreaterThan(2000);
    expect(tilesOf(stand)).toEqual([]);
  });

  test('stops fetching when it goes', async () => {
    const stand = await shownAndReady({ image: IMAGE, shapes: [] }, ...FRAME);
    await zoomToFour(stand);
    await eventually(() => tilesOf(stand).length).toBeGreaterThan(0);
    const tiles = tilesOf(stand);
    cleanUp();
    expect(tiles.every((tile) => !tile.hasAttribute('src') && !tile.isConnected)).toBe(true);
  });
});
