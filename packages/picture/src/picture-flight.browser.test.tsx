import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  cleanUp,
  eventually,
  nextFrame,
  placeOf,
  pressZoom,
  restsAt,
  type Stand,
  shapeOf,
  shownAndReady,
} from './picture.fixture.tsx';
import type { PictureHandle } from './types.ts';

afterEach(cleanUp);

function buttonOf(stand: Stand, name: string): HTMLElement {
  return stand.host.querySelector(`button[aria-label="${name}"]`) as HTMLElement;
}

function movedOf(stand: Stand): HTMLElement {
  const { parentElement } = stand.canvas('shapes').parentElement ?? {};
  if (!parentElement) throw new Error('There is nothing that moves');
  return parentElement;
}

test.each([
  ['a flight of its own', 'Zoom in'],
  ['a flight back to rest', 'Reset view'],
])('%s is carried by the browser, and shows what the camera says', async (_, button) => {
  const stand = await shownAndReady();
  await pressZoom(stand, 'Zoom in');
  await restsAt(stand, 1.6);
  buttonOf(stand, button).click();
  await eventually(() => movedOf(stand).getAnimations().length).toBe(1);
  const [flight] = movedOf(stand).getAnimations();
  const style = movedOf(stand).getAttribute('style');
  await nextFrame();
  await nextFrame();
  // Frames of the main thread change nothing.
  expect(movedOf(stand).getAnimations()).toEqual([flight]);
  expect(movedOf(stand).getAttribute('style')).toBe(style);
  await eventually(() => movedOf(stand).getAnimations()).toEqual([]);
  expect(placeOf(stand).scale).toBeCloseTo(button === 'Zoom in' ? 2.56 : 1, 5);
});

test('a flight that a hand catches stays where it was', async () => {
  const stand = await shownAndReady();
  const viewport = movedOf(stand).parentElement;
  const hand = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: 500, clientY: 300 };
  buttonOf(stand, 'Zoom in').click();
  await nextFrame();
  await nextFrame();
  // At once, for a flight lasts a quarter of a second.
  viewport?.dispatchEvent(new PointerEvent('pointerdown', { ...hand, bubbles: true }));
  await eventually(() => movedOf(stand).getAnimations()).toEqual([]);
  const caught = placeOf(stand).scale;
  expect(caught).toBeGreaterThan(1);
  expect(caught).toBeLessThan(1.6);
  await nextFrame();
  await nextFrame();
  expect(placeOf(stand).scale).toBe(caught);
  document.dispatchEvent(new PointerEvent('pointerup', { ...hand, buttons: 0 }));
});

test('the picture rests with the pixels of the screen, and on them', async () => {
  const stand = await shownAndReady({}, 701, 600);
  const image = stand.host.querySelector('img[alt="The building"]') as HTMLImageElement;
  for (const scale of [1, 1.6]) {
    await restsAt(stand, scale);
    // As large as it is laid out: the browser has nothing to scale in a frame.
    expect(image.offsetWidth).toBe(Math.round(1000 * scale));
    const { left, top } = placeOf(stand);
    expect([left % 1, top % 1].map(Math.abs)).toEqual([0, 0]);
    await pressZoom(stand, 'Zoom in');
  }
});

test.each([
  ['a picture that is flown into goes on over the next page until the flight ends', true],
  ['a picture that only zooms goes with its page', false],
])('%s', async (_, isFlownTo) => {
  const ref = createRef<PictureHandle>();
  const stand = await shownAndReady({ ref });
  const page = document.createElement('main');
  stand.host.replaceWith(page);
  page.append(stand.host);
  const image = stand.host.querySelector('img');
  if (isFlownTo) ref.current?.flyTo('203');
  else buttonOf(stand, 'Zoom in').click();
  stand.unmount();
  const left = page.querySelector<HTMLElement>(':scope > [inert]');
  expect(left !== null).toBe(isFlownTo);
  if (left) {
    expect(left.contains(image)).toBe(true);
    expect(left.getAnimations({ subtree: true })).toHaveLength(2);
    expect(left.getBoundingClientRect().width).toBe(1000);
    await eventually(() => left.isConnected).toBe(false);
  }
  await eventually(() => image?.isConnected).toBe(false);
  page.remove();
});

const HOME = shapeOf('203', 700, 100, { href: '/homes/203' });

test.each([
  ['a link beside the picture flies to the shape whose page it opens', '/homes/203?list=open', {}, 1],
  ['a link that opens a tab does not', '/homes/203', { ctrlKey: true }, 0],
  ['a link to another page does not', '/homes/204', {}, 0],
  ['a link that stays on this page does not', '#open-203', {}, 0],
])('%s', async (_, href, keys, flights) => {
  const stand = await shownAndReady({ shapes: [HOME] });
  const link = document.createElement('a');
  link.href = href;
  // As the router follows it.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  link.remove();
  await nextFrame();
  await nextFrame();
  expect(movedOf(stand).getAnimations()).toHaveLength(flights);
});
