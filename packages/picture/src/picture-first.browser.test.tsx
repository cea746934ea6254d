import { afterEach, expect, test } from 'vitest';
import { cleanUp, eventually, HEIGHT, show, WIDTH } from './picture.fixture.tsx';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="1000" height="600" fill="red"/></svg>`;
const SRC = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
const IMAGE = { src: SRC, width: WIDTH, height: HEIGHT, alt: 'The building' };

/** What the server writes into the first HTML. */
function firstPicture(src: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.firstPicture = 'building';
  element.dataset.picture = src;
  element.append(Object.assign(new Image(), { src }));
  document.body.append(element);
  return element;
}

afterEach(() => {
  cleanUp();
  document.querySelector('[data-first-picture]')?.remove();
});

test('the picture of the first HTML stands where the engine puts its own, until that is painted', async () => {
  const first = firstPicture(SRC);
  const opening = { zoom: 1.5, at: [0.6, 0.4] } as const;
  const boxOf = (image: Element | null) => {
    const { left, top, width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].map(Math.round);
  };
  const taken = new Promise<number[]>((resolve) => {
    new MutationObserver((_, observer) => {
      const frame = first.parentElement;
      if (frame?.tagName !== 'FIELDSET') return;
      observer.disconnect();
      const image = first.firstElementChild;
      if (image === null) return;
      let box: number[] | null = null;
      // What it is in the frame that lays the page out, at the end: the picture may hear of its size later than this.
      const laidOut = new ResizeObserver(() => {
        if (box === null) requestAnimationFrame(() => resolve(box ?? []));
        box = boxOf(image);
      });
      laidOut.observe(image);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const stand = show({ image: IMAGE, opening }, 700, 400);
  const before = await taken;
  await eventually(() => stand.events).toContain('ready');
  await eventually(() => first.isConnected).toBe(false);
  expect(boxOf(stand.host.querySelector('img[alt="The building"]'))).toEqual(before);
  await eventually(() => stand.frame().style.getPropertyValue('--t-slow')).toBe('');
});

test('that of another picture is taken away', async () => {
  const first = firstPicture('/another');
  const stand = show({ image: IMAGE });
  await eventually(() => stand.events).toContain('ready');
  expect(first.isConnected).toBe(false);
});
