import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanUp, eventually, HEIGHT, show, WIDTH } from '../picture.fixture.tsx';
import { showStill } from './still.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="1000" height="600" fill="gray"/></svg>`;
const IMAGE = {
  src: `data:image/svg+xml,${encodeURIComponent(SVG)}`,
  width: WIDTH,
  height: HEIGHT,
  alt: 'The building',
};

/** A home in the left and one in the right half of the picture. */
const SHAPES = ['101', '102'].map((number, index) => {
  const left = 100 + index * 500;
  return {
    id: number,
    ring: [
      [left, 100],
      [left + 300, 100],
      [left + 300, 500],
      [left, 500],
    ],
    label: [left + 150, 300],
    appearance: { kind: 'unit', status: 'available' },
    text: number,
    name: `Apartment ${number}`,
    href: `#${number}`,
    row: 1,
  } as const;
});

/** The picture of the first HTML, with its shapes painted. */
async function still(): Promise<HTMLElement> {
  const first = document.createElement('div');
  first.dataset.firstPicture = 'building';
  first.dataset.picture = IMAGE.src;
  first.style.cssText = 'position:absolute;inset:0 auto auto 0;width:700px;height:420px;overflow:hidden';
  first.append(Object.assign(new Image(), { src: IMAGE.src }));
  document.body.append(first);
  await new Promise<void>((resolve) => showStill(first, { image: IMAGE, shapes: SHAPES, onShown: resolve }));
  return first;
}

afterEach(() => {
  cleanUp();
  document.querySelector('[data-first-picture]')?.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

const said = () => document.querySelector<HTMLElement>('[data-first-picture] > p:not([hidden])')?.textContent;

test('before any framework its homes answer to mouse and keys', async () => {
  const first = await still();
  expect(first.querySelectorAll('canvas').length).toBeGreaterThan(0);
  await userEvent.hover(first, { position: { x: 180, y: 210 } });
  await eventually(said).toBe('Apartment 101');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apartment 101');
  await userEvent.keyboard('{ArrowRight}');
  await eventually(() => document.activeElement?.getAttribute('aria-label')).toBe('Apartment 102');
  await userEvent.keyboard('{Enter}');
  await eventually(() => location.hash).toBe('#102');
});

test('a click opens the home, with a link of the browser beneath it', async () => {
  const first = await still();
  await userEvent.click(first, { position: { x: 530, y: 210 } });
  await eventually(() => location.hash).toBe('#102');
});

test('the picture of the page goes on from where the visitor is', async () => {
  const first = await still();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const stand = show(
    { image: IMAGE, shapes: SHAPES.map((shape) => ({ ...shape, filteredOut: false })) },
    700,
    420,
  );
  await eventually(() => stand.events).toContain('ready');
  await eventually(() => first.isConnected).toBe(false);
  expect(stand.frame().contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apartment 102');
});
