import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import {
  cleanUp,
  eventually,
  nextFrame,
  pixelAt,
  pressZoom,
  restsAt,
  SHAPES,
  type Stand,
  show,
  showHand,
  shownAndReady,
} from './picture.fixture.tsx';

afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const serif = new URL('../../ui/src/fonts/source-serif-4-latin.woff2', import.meta.url).href;

const FADED = SHAPES.map((shape) => ({ ...shape, filteredOut: true }));

/** Cover of the first shape, which fades entirely when it is filtered out. */
const coverOf = (stand: Stand) => pixelAt(stand.canvas('shapes'), 130, 130)[3];

/** How many calls of the page draw on a canvas that the browser brings to the screen by itself. */
function countPaintings(): () => number {
  const stroke = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'stroke');
  return () => stroke.mock.calls.length;
}

test('where there is no worker the page itself paints', async () => {
  const start = vi.fn(function refuse() {
    throw new TypeError('Refused');
  });
  vi.stubGlobal('Worker', start);
  const stand = show();
  await eventually(() => stand.events).toContain('ready');
  expect(start).not.toHaveBeenCalled();
  await eventually(() => {
    showHand();
    return start.mock.calls.length;
  }).toBeGreaterThan(0);
  await eventually(() => coverOf(stand)).toBeGreaterThan(0);
  const paintings = countPaintings();
  stand.set({ shapes: FADED });
  await eventually(() => coverOf(stand)).toBe(0);
  expect(paintings()).toBeGreaterThan(0);
  expect(stand.frame().dataset.painter).toBeUndefined();
});

test('a worker paints new looks, and the page paints nothing', async () => {
  const stand = await shownAndReady();
  await eventually(() => coverOf(stand)).toBeGreaterThan(0);
  const paintings = countPaintings();
  stand.set({ shapes: FADED });
  await eventually(() => coverOf(stand)).toBe(0);
  stand.set({ shapes: SHAPES });
  await eventually(() => coverOf(stand)).toBeGreaterThan(0);
  expect(paintings()).toBe(0);
});

test('what lies beyond the frame gets its new looks when it may come into sight', async () => {
  const stand = await shownAndReady();
  await pressZoom(stand, 'Zoom in');
  await restsAt(stand, 1.6);
  // Home 101 reaches beyond the left edge of the frame, and a canvas further than that.
  const coverAt = (x: number) => pixelAt(stand.canvas('shapes'), x, 400)[3];
  expect(coverAt(-60)).toBeGreaterThan(0);
  stand.set({ shapes: FADED });
  await eventually(() => coverAt(60)).toBe(0);
  expect(coverAt(-60)).toBeGreaterThan(0);
  await stand.moveTo(500, 300);
  await stand.press();
  await stand.moveTo(530, 300);
  await eventually(() => coverAt(-30)).toBe(0);
  await stand.release();
});

test('of many looks in one go the last one stays', async () => {
  const stand = await shownAndReady();
  for (let round = 0; round < 20; round += 1) {
    flushSync(() => stand.set({ shapes: round % 2 === 0 ? SHAPES : FADED }));
  }
  await eventually(() => coverOf(stand)).toBe(0);
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
  expect(coverOf(stand)).toBe(0);
});

test('all pictures of a page have one worker', async () => {
  const start = vi.spyOn(globalThis, 'Worker');
  const one = await shownAndReady();
  const other = await shownAndReady({ shapes: FADED });
  expect(coverOf(one)).toBeGreaterThan(0);
  expect(coverOf(other)).toBe(0);
  expect(start.mock.calls.length).toBeLessThanOrEqual(1);
});

test('labels are drawn in the fonts of the page, also in one that comes late', async () => {
  const stand = await shownAndReady();
  const inkOf = () => Array.from({ length: 40 }, (_, x) => pixelAt(stand.canvas('shapes'), 170 + x, 160)[3]);
  const before = inkOf();
  const style = document.createElement('style');
  style.textContent = `:root { --sans: Probe } @font-face { font-family: Probe; src: url("${serif}") }`;
  document.head.append(style);
  await document.fonts.load('600 12px Probe');
  const paintings = countPaintings();
  await eventually(inkOf).not.toEqual(before);
  expect(paintings()).toBe(0);
  style.remove();
});
