import { sendToBrowser } from '@suite/testing/browser-commands';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  cleanUp,
  eventually,
  nextFrame,
  pixelAt,
  placeOf,
  pressZoom,
  restsAt,
  type Stand,
  shownAndReady,
} from './picture.fixture.tsx';
import type { PictureHandle } from './types.ts';

afterEach(cleanUp);

function idleButtons(stand: Stand): (string | null)[] {
  const idle = stand.host.querySelectorAll('button[aria-disabled="true"]:not([data-shape])');
  return [...idle].map((button) => button.getAttribute('aria-label'));
}

async function zoomTo(
  stand: Stand,
  name: 'Zoom in' | 'Zoom out' | 'Reset view',
  scale: number,
): Promise<void> {
  await pressZoom(stand, name);
  await restsAt(stand, scale);
}

/** A wheel turn and the flight after it. */
async function turnWheel(stand: Stand, deltaY: number): Promise<void> {
  await stand.moveTo(500, 300);
  await userEvent.wheel(stand.frame(), { delta: { y: deltaY } });
}

describe('the zoom buttons', () => {
  test('go from the resting picture to four times and back; the idle ones stay in the tab order', async () => {
    const stand = await shownAndReady();
    await eventually(() => idleButtons(stand)).toEqual(['Zoom out', 'Reset view']);
    await zoomTo(stand, 'Zoom in', 1.6);
    expect(idleButtons(stand)).toEqual([]);
    await zoomTo(stand, 'Zoom in', 2.56);
    await zoomTo(stand, 'Zoom in', 4);
    await eventually(() => idleButtons(stand)).toEqual(['Zoom in']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Zoom in');
    await zoomTo(stand, 'Zoom out', 2.5);
    await zoomTo(stand, 'Reset view', 1);
    await eventually(() => idleButtons(stand)).toEqual(['Zoom out', 'Reset view']);
  });

  test('are 44 pixels square', async () => {
    const stand = await shownAndReady();
    stand.host.style.setProperty('--target', '44px');
    const { width, height } = (
      stand.host.querySelector('button[aria-label="Zoom in"]') as HTMLElement
    ).getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});

describe('the wheel and the keys', () => {
  test('never zoom out of the limits', async () => {
    const stand = await shownAndReady();
    for (let turn = 0; turn < 8; turn += 1) await turnWheel(stand, -900);
    await eventually(() => placeOf(stand).scale).toBeCloseTo(4, 5);
    for (let turn = 0; turn < 8; turn += 1) await turnWheel(stand, 900);
    await eventually(() => placeOf(stand)).toEqual({ left: 0, top: 0, scale: 1 });
  });

  test('plus and minus zoom too', async () => {
    const stand = await shownAndReady();
    stand.frame().focus();
    await userEvent.keyboard('+');
    await eventually(() => placeOf(stand).scale).toBeCloseTo(Math.SQRT2, 3);
    await userEvent.keyboard('-');
    await eventually(() => placeOf(stand).scale).toBeCloseTo(1, 5);
  });

  test('0 brings the picture back to rest, from a home too; with Control it is the browser’s', async () => {
    const stand = await shownAndReady();
    await zoomTo(stand, 'Zoom in', 1.6);
    (stand.host.querySelector('[data-shape]') as HTMLElement).focus({ preventScroll: true });
    await userEvent.keyboard('{Control>}0{/Control}');
    await userEvent.keyboard('+');
    await eventually(() => placeOf(stand).scale).toBeCloseTo(1.6 * Math.SQRT2, 3);
    await userEvent.keyboard('0');
    await eventually(() => placeOf(stand)).toEqual({ left: 0, top: 0, scale: 1 });
  });
});

describe('a new size of the frame', () => {
  test('fits the picture again while the visitor has not moved it', async () => {
    const stand = await shownAndReady();
    stand.host.style.width = '800px';
    await eventually(() => placeOf(stand)).toEqual({ left: -100, top: 0, scale: 1 });
    stand.host.style.height = '480px';
    await eventually(() => placeOf(stand)).toEqual({ left: 0, top: 0, scale: 0.8 });
  });

  test('leaves the picture where the visitor has moved it', async () => {
    const stand = await shownAndReady();
    await zoomTo(stand, 'Zoom in', 1.6);
    stand.host.style.width = '800px';
    await eventually(() => placeOf(stand).left).toBeCloseTo(400 - 500 * 1.6, 1);
    expect(placeOf(stand).scale).toBeCloseTo(1.6, 5);
  });
});

describe('the focus box', () => {
  test('stays in the frame where covering would crop it', async () => {
    const stand = await shownAndReady({ focusBox: [100, 100, 900, 500] }, 700, 600);
    const { left, scale } = placeOf(stand);
    expect(scale).toBeCloseTo(0.875, 5);
    // But for the half pixel by which it lies on whole ones.
    expect(Math.abs(left + 100 * scale)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(left + 900 * scale - 700)).toBeLessThanOrEqual(0.5);
  });

  test('leaves room to zoom to four times the covering scale all the same', async () => {
    const stand = await shownAndReady({ focusBox: [100, 100, 900, 500] }, 700, 600);
    await zoomTo(stand, 'Zoom in', 0.875 * 1.6);
    await zoomTo(stand, 'Zoom in', 0.875 * 1.6 ** 2);
    await zoomTo(stand, 'Zoom in', 0.875 * 1.6 ** 3);
    await zoomTo(stand, 'Zoom in', 4);
    await eventually(() => idleButtons(stand)).toEqual(['Zoom in']);
  });

  test('may come later', async () => {
    const stand = await shownAndReady({}, 700, 600);
    expect(placeOf(stand).scale).toBe(1);
    stand.set({ focusBox: [100, 100, 900, 500] });
    await eventually(() => placeOf(stand).scale).toBeCloseTo(0.875, 5);
  });
});

describe('a selected home on a phone', () => {
  test('is brought to the middle at 1.3 times the covering scale', async () => {
    const stand = await shownAndReady({}, 390, 600);
    stand.set({ selectedId: '102' });
    await eventually(() => placeOf(stand).scale).toBeCloseTo(1.3, 4);
    expect(placeOf(stand).left + 490 * 1.3).toBeCloseTo(195, 0);
  });

  test('is brought to the middle of a frame that a sheet makes lower on the way', async () => {
    const stand = await shownAndReady({}, 390, 600);
    // The flight stands still until the frame is lower, however long that takes.
    vi.useFakeTimers({ toFake: ['performance'] });
    flushSync(() => stand.set({ selectedId: '102' }));
    stand.host.style.height = '400px';
    await nextFrame();
    await nextFrame();
    vi.useRealTimers();
    const middle = () => placeOf(stand).left + 490 * placeOf(stand).scale;
    await eventually(middle).toBeCloseTo(195, 0);
    await eventually(() => placeOf(stand).scale).toBeCloseTo(1, 3);
  });
});

describe('a gesture', () => {
  test('draws nothing until it has ended', async () => {
    const stand = await shownAndReady();
    await zoomTo(stand, 'Zoom in', 1.6);
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const paintings = () =>
      post.mock.calls.flatMap(([{ messages }]) => messages ?? []).filter(({ painting }) => painting).length;
    const before = placeOf(stand);
    await stand.moveTo(400, 300);
    await stand.press();
    for (let step = 1; step <= 10; step += 1) {
      await stand.moveTo(400 + step * 11, 300);
      await nextFrame();
    }
    expect(placeOf(stand).left).toBeGreaterThan(before.left + 50);
    expect(paintings()).toBe(0);
    await stand.release();
    await eventually(paintings).toBeGreaterThan(0);
    post.mockRestore();
  });

  test('that outruns the drawing is drawn anew on the way, when the shapes are few', async () => {
    const stand = await shownAndReady();
    await zoomTo(stand, 'Zoom in', 1.6);
    await zoomTo(stand, 'Zoom in', 2.56);
    /** In 101, which was far beyond the frame. */
    const cover = () => pixelAt(stand.canvas('shapes'), 50, 550)[3];
    expect(cover()).toBe(0);
    await stand.moveTo(300, 300);
    await stand.press();
    await stand.moveTo(310, 300);
    await stand.moveTo(450, 300);
    await stand.moveTo(590, 300);
    await stand.moveTo(599, 300);
    await eventually(async () => {
      await stand.moveTo(598, 300);
      await stand.moveTo(599, 300);
      return cover();
    }).toBeGreaterThan(0);
    await stand.release();
  });

  test('moves the picture by whole pixels of the screen, where a mouse counts finer', async () => {
    const stand = await shownAndReady();
    await zoomTo(stand, 'Zoom in', 1.6);
    const viewport = stand.canvas('shapes').parentElement?.parentElement?.parentElement;
    const hand = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true };
    const before = stand.canvas('shapes').getBoundingClientRect();
    const send = (type: string, clientX: number) =>
      viewport?.dispatchEvent(new PointerEvent(type, { ...hand, clientX, clientY: 300 }));
    send('pointerdown', 400);
    for (const clientX of [410, 430.4, 451.7]) send('pointermove', clientX);
    await nextFrame();
    await nextFrame();
    const moved = stand.canvas('shapes').getBoundingClientRect().left - before.left;
    expect(moved).toBeGreaterThan(20);
    expect(moved * devicePixelRatio).toBeCloseTo(Math.round(moved * devicePixelRatio), 3);
    send('pointerup', 451.7);
  });

  test('and the next ones are drawn on the same two canvases, which are made anew only with the frame', async () => {
    const stand = await shownAndReady();
    const canvases = [...stand.host.querySelectorAll<HTMLCanvasElement>('[class*="_shapes_"] > canvas')];
    for (const round of [1, 2]) {
      await zoomTo(stand, 'Zoom in', 1.6);
      await zoomTo(stand, 'Zoom in', 2.56);
      if (round === 1) await zoomTo(stand, 'Reset view', 1);
    }
    const sizes = canvases.map(({ width, height }) => ({ width, height }));
    expect(sizes[0]).toEqual(sizes[1]);
    await zoomTo(stand, 'Reset view', 1);
    await eventually(() => pixelAt(stand.canvas('shapes'), 120, 110)[3]).toBeGreaterThan(0);
    expect(canvases.map(({ width, height }) => ({ width, height }))).toEqual(sizes);
  });

  test('carries the drawn shapes along with the picture', async () => {
    const stand = await shownAndReady();
    await zoomTo(stand, 'Zoom in', 1.6);
    const offset = () => stand.canvas('shapes').getBoundingClientRect().left - placeOf(stand).left;
    const atRest = offset();
    await stand.moveTo(400, 300);
    await stand.press();
    await stand.moveTo(450, 320);
    await nextFrame();
    await nextFrame();
    expect(offset()).toBeCloseTo(atRest, 1);
    await stand.release();
  });
});

describe('an opening', () => {
  test('stands closer and without zoom buttons; then the camera glides to its rest', async () => {
    const stand = await shownAndReady({ opening: { zoom: 1.5, at: [0.5, 0.5] } });
    expect(placeOf(stand).scale).toBeCloseTo(1.5, 5);
    expect(stand.host.querySelector('button[aria-label="Zoom in"]')).toBeNull();
    stand.set({ opening: undefined });
    await eventually(() => placeOf(stand).scale).toBeCloseTo(1, 5);
    await eventually(() => idleButtons(stand)).toEqual(['Zoom out', 'Reset view']);
  });
});

describe('towards what is opened', () => {
  const scaleOf = (stand: Stand) => placeOf(stand).scale;

  test('the picture flies until it is large in the frame, at most 2.2 times', async () => {
    const ref = createRef<PictureHandle>();
    const stand = await shownAndReady({ ref });
    ref.current?.flyTo('203');
    await eventually(() => scaleOf(stand)).toBeCloseTo(2.2, 4);
    // No farther than the picture's own edge.
    await eventually(() => placeOf(stand).left).toBeCloseTo(1000 - 2200, 0);
  });

  test('it stays under reduced motion, and for a shape that is not there', async () => {
    await sendToBrowser('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    const ref = createRef<PictureHandle>();
    const stand = await shownAndReady({ ref });
    ref.current?.flyTo('203');
    await nextFrame();
    await nextFrame();
    expect(scaleOf(stand)).toBe(1);
    await sendToBrowser('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
    });
    ref.current?.flyTo('999');
    await nextFrame();
    expect(scaleOf(stand)).toBe(1);
  });
});
