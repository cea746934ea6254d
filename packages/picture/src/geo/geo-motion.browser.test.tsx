import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanUp, colorAt, PROJECTS, type Stand, show, shownAndReady } from './geo-map.fixture.tsx';

// Beside the map, so that the mouse is no sign of a hand.
beforeEach(async () => {
  const beside = document.createElement('div');
  beside.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 4px; height: 4px';
  document.body.append(beside);
  await userEvent.hover(beside);
  beside.remove();
});
afterEach(cleanUp);

const hasLibrary = (map: Stand) => map.host.querySelector('.ol-viewport') !== null;
const placesOf = (map: Stand) => map.pins().map((name) => map.spotOf(name));

it.each([
  ['a desk with a card', 1000, 600, { top: 0, right: 0, bottom: 0, left: 400 }, PROJECTS],
  ['a phone with a sheet', 390, 716, { top: 72, right: 0, bottom: 294, left: 0 }, PROJECTS],
  ['one project alone', 820, 600, { top: 80, right: 0, bottom: 40, left: 0 }, PROJECTS.slice(0, 1)],
  ['no project', 700, 500, { top: 0, right: 120, bottom: 0, left: 0 }, []],
])('stands where the library then shows it: %s', async (_, width, height, padding, projects) => {
  const map = show({ padding, projects });
  Object.assign(map.host.style, { width: `${width}px`, height: `${height}px` });
  await expect.poll(() => map.pins().length).toBe(Math.min(2, projects.length));
  const painted = () => colorAt(map.canvas(), width - 20, height - 20);
  await expect.poll(() => map.canvas().width > 0 && painted()).toMatch(/2\d\d \d+ \d+/);
  const before = { pins: placesOf(map), painted: painted() };
  expect(hasLibrary(map)).toBe(false);
  map.host.querySelector('section')?.dispatchEvent(new PointerEvent('pointerover'));
  await expect.poll(() => hasLibrary(map)).toBe(true);
  const after = { pins: placesOf(map), painted: painted() };
  expect(after).toEqual(before);
});

it('gives the library the focus and what a hand began', async () => {
  const map = await shownAndReady();
  const stage = map.host.querySelector('section > div');
  const begin = { pointerId: 7, clientX: 500, clientY: 300, isPrimary: true, button: 0, buttons: 1 };
  map.pin('Porto Vala').focus({ preventScroll: true });
  stage?.dispatchEvent(new PointerEvent('pointerdown', { ...begin, bubbles: true }));
  expect(hasLibrary(map)).toBe(false);
  const before = map.spotOf('Porto Vala').x;
  // What may become a click does so first.
  document.dispatchEvent(new PointerEvent('pointermove', { ...begin, clientX: 490 }));
  await expect.poll(() => hasLibrary(map)).toBe(true);
  expect(document.activeElement).toBe(map.pin('Porto Vala'));
  for (const clientX of [480, 400]) {
    document.dispatchEvent(new PointerEvent('pointermove', { ...begin, clientX }));
  }
  document.dispatchEvent(new PointerEvent('pointerup', { ...begin, clientX: 400, buttons: 0 }));
  // The library begins with the first move that it sees.
  await expect.poll(() => map.spotOf('Porto Vala').x).toBeLessThan(before - 79);
});
