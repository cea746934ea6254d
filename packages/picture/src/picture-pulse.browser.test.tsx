import { sendToBrowser } from '@suite/testing/browser-commands';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  cleanUp,
  eventually,
  nextFrame,
  pixelAt,
  SHAPES,
  type Stand,
  shownAndReady,
} from './picture.fixture.tsx';
import { PULSE_MAX, PULSE_PERIOD_MS, pulse } from './pulse.ts';

afterEach(async () => {
  cleanUp();
  await prefer('no-preference');
});

async function prefer(motion: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  await sendToBrowser('Emulation.setEmulatedMedia', { features });
}

function sheetOf(stand: Stand): HTMLElement {
  const { parentElement } = stand.canvas('pulse');
  if (parentElement === null) throw new Error('The pulse has no sheet');
  return parentElement;
}

describe('the pulse', () => {
  test('[R4.005] shows the brightness of pulse(t) at every moment of its wave', async () => {
    const stand = await shownAndReady({ pulsing: true });
    await eventually(() => pixelAt(stand.canvas('pulse'), 120, 110)[3]).toBe(Math.round(255 * PULSE_MAX));
    const sheet = sheetOf(stand);
    const [animation] = sheet.getAnimations();
    if (animation === undefined) throw new Error('The pulse does not run');
    animation.pause();
    for (let part = 0; part < 1; part += 0.1) {
      const timeMs = part * PULSE_PERIOD_MS;
      animation.currentTime = timeMs;
      expect(Number(getComputedStyle(sheet).opacity) * PULSE_MAX).toBeCloseTo(pulse(timeMs), 1);
    }
  });

  test('[R4.006] takes no JavaScript: the browser’s own frame clock drives it', async () => {
    const stand = await shownAndReady({ pulsing: true });
    await eventually(() => stand.canvas('pulse').width).toBeGreaterThan(0);
    await nextFrame();
    const request = vi.spyOn(window, 'requestAnimationFrame');
    const interval = vi.spyOn(window, 'setInterval');
    const [animation] = sheetOf(stand).getAnimations();
    await animation?.ready;
    // One of a stylesheet would raise an event each second, and wake the main thread for it.
    expect(animation).not.toBeInstanceOf(CSSAnimation);
    const start = Number(animation?.currentTime);
    await eventually(() => Number(animation?.currentTime)).toBeGreaterThan(start);
    expect(request).not.toHaveBeenCalled();
    expect(interval).not.toHaveBeenCalled();
    request.mockRestore();
    interval.mockRestore();
  });

  test('[R4.006] stays still under reduced motion', async () => {
    await prefer('reduce');
    const stand = await shownAndReady({ pulsing: true });
    await eventually(() => stand.canvas('pulse').width).toBeGreaterThan(0);
    expect(sheetOf(stand).getAnimations()).toEqual([]);
    expect(Number(getComputedStyle(sheetOf(stand)).opacity)).toBe(0.25);
  });

  test('brightens the selected home alone, when there is one, and nothing once it has ended', async () => {
    const stand = await shownAndReady({ pulsing: true, selectedId: '101' });
    await eventually(() => pixelAt(stand.canvas('pulse'), 120, 360)[3]).toBeGreaterThan(90);
    expect(pixelAt(stand.canvas('pulse'), 120, 110)[3]).toBe(0);
    stand.set({ pulsing: false });
    await eventually(() => stand.canvas('pulse').hidden).toBe(true);
    expect(sheetOf(stand).getAnimations()).toEqual([]);
  });

  test('does not run where it is not wanted, nor where there is nothing to brighten', async () => {
    const stand = await shownAndReady();
    expect(sheetOf(stand).getAnimations()).toEqual([]);
    const before = pixelAt(stand.canvas('shapes'), 720, 110);
    const sold = SHAPES.map((shape) => ({ ...shape, appearance: { kind: 'unit', status: 'sold' } as const }));
    stand.set({ pulsing: true, shapes: sold });
    await eventually(() => pixelAt(stand.canvas('shapes'), 720, 110)).not.toEqual(before);
    expect(sheetOf(stand).getAnimations()).toEqual([]);
    expect(stand.canvas('pulse').hidden).toBe(true);
    stand.set({ shapes: SHAPES });
    await eventually(() => sheetOf(stand).getAnimations()).toHaveLength(1);
    expect(pixelAt(stand.canvas('pulse'), 720, 110)[3]).toBe(0);
    stand.set({ overlay: 'hidden' });
    await eventually(() => sheetOf(stand).getAnimations()).toEqual([]);
  });

  test('rests while the picture moves', async () => {
    const stand = await shownAndReady({ pulsing: true });
    await eventually(() => stand.canvas('pulse').width).toBeGreaterThan(0);
    const visibility = () => getComputedStyle(stand.canvas('pulse')).visibility;
    expect(visibility()).toBe('visible');
    await stand.moveTo(400, 300);
    await stand.press();
    await stand.moveTo(420, 300);
    await stand.moveTo(440, 300);
    await eventually(visibility).toBe('hidden');
    await stand.release();
    await eventually(visibility).toBe('visible');
  });

  test('[R4.006] stops while the page is hidden and goes on afterwards', async () => {
    const stand = await shownAndReady({ pulsing: true });
    await eventually(() => sheetOf(stand).getAnimations()).toHaveLength(1);
    const state = () => sheetOf(stand).getAnimations()[0]?.playState;
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(state).toBe('paused');
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(state).toBe('running');
  });
});

test('under reduced motion the camera cuts instead of flying', async () => {
  await prefer('reduce');
  const stand = await shownAndReady();
  const image = stand.host.querySelector('img[alt="The building"]') as HTMLElement;
  const zoomIn = stand.host.querySelector('button[aria-label="Zoom in"]') as HTMLElement;
  const widths = new Set<number>();
  zoomIn.click();
  for (let frame = 0; frame < 8; frame += 1) {
    await nextFrame();
    widths.add(Math.round(image.getBoundingClientRect().width));
  }
  expect([...widths].filter((width) => width !== 1000)).toEqual([1600]);
});
