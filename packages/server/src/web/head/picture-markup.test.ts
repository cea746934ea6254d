import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pictureMarkup } from './picture-markup.ts';

const PICTURE = {
  kind: 'masterplan',
  url: '/f?v=1',
  srcset: '/f?v=1&resize=400 400w',
  sizes: '100vw',
  width: 1600,
  height: 900,
  alt: null,
  focus: { x: 0.5, y: 0.4, width: 0.8, height: 0.6 },
  shapes: [
    {
      id: 'a:0',
      ring: [
        [1, 2],
        [3, 4],
        [5, 2],
      ],
      label: [3, 3],
      appearance: { kind: 'area' },
      text: '</script><b>',
      name: 'Bay',
      href: '/masterplan/3',
      row: null,
    },
  ],
} as const;
const READER = { alt: '"Porto" <Vala>', hasConsent: false, hasShapes: false };

it('is an image with the choice that is fetched ahead, its size, and what it shows', () => {
  const { image, preload } = pictureMarkup(PICTURE, READER);
  expect(image).toBe(
    '<div data-first-picture="masterplan" data-picture="/f?v=1"><img srcset="/f?v=1&amp;resize=400 400w" sizes="100vw" width="1600" height="900" fetchpriority="high" alt="&quot;Porto&quot; &lt;Vala&gt;"></div>',
  );
  expect(preload).toBe(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/f?v=1&amp;resize=400 400w" imagesizes="100vw">',
  );
});

it('says below what there is no question about cookies', () => {
  expect(pictureMarkup(PICTURE, { ...READER, hasConsent: true }).image).toContain(' data-consent>');
});

it('has its caption below a plan, and says that a price stands beside it', () => {
  const { image } = pictureMarkup({ ...PICTURE, kind: 'plan', caption: 'A < B', isPriced: true }, READER);
  expect(image).toContain('<div data-first-picture="plan" data-picture="/f?v=1" data-priced>');
  expect(image).toMatch(/"><p>A &lt; B<\/p><\/div>$/);
});

it('has its place in a style that the policy of the page can name', () => {
  const { style, styleHash } = pictureMarkup(PICTURE, READER);
  const text = /^<style>(.*)<\/style>$/.exec(style)?.[1] ?? '';
  expect(text).toContain('--focus-x:0.5;--focus-y:0.4');
  expect(styleHash).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

it('has its shapes beside it as data that ends nothing, where the page brings it to life', () => {
  const { image } = pictureMarkup(PICTURE, { ...READER, hasShapes: true });
  const [, json = ''] =
    /<script type="application\/json" id="first-shapes">(.*)<\/script>$/.exec(image) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(PICTURE.shapes);
});
