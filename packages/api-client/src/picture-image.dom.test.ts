import { afterEach, expect, test } from 'vitest';
import { configureApi } from './config.ts';
import { pictureImage } from './picture-image.ts';
import { resetApi } from './state.ts';

afterEach(resetApi);

const SOURCE = { url: '/file?v=1', widthPx: 8000, heightPx: 4500, placeholder: 'data:image/webp;base64,AA' };
const TILES = {
  url: '/t/{level}/{column}_{row}',
  width: 8000,
  height: 4500,
  tileSize: 512,
  overlap: 0,
  levels: 14,
};

test('a picture is asked for at the width that is needed, and has no tiles unless it is large', () => {
  const image = pictureImage(SOURCE, 'The bay');
  expect(image).toMatchObject({
    src: '/file?v=1',
    width: 8000,
    height: 4500,
    alt: 'The bay',
    tiles: undefined,
  });
  expect([image.srcAt(700), image.placeholder]).toEqual(['/file?v=1&resize=800', SOURCE.placeholder]);
});

test('what somebody wrote of it is said in place of its name', () => {
  expect(pictureImage({ ...SOURCE, alt: 'Five houses at a pier' }, 'The bay').alt).toBe(
    'Five houses at a pier',
  );
});

test('tiles come from where the API is', () => {
  configureApi({ origin: 'https://api.example.com' });
  const { tiles } = pictureImage({ ...SOURCE, tiles: TILES }, '');
  expect(tiles).toEqual({ ...TILES, url: 'https://api.example.com/t/{level}/{column}_{row}' });
});

test('what the server had the browser fetch of it comes first', () => {
  document.head.innerHTML =
    '<link rel="preload" as="image" imagesrcset="/file?v=1&amp;resize=800 800w" imagesizes="50vw">';
  expect(pictureImage(SOURCE, 'The bay').first).toEqual({
    srcset: '/file?v=1&resize=800 800w',
    sizes: '50vw',
  });
  expect(pictureImage({ ...SOURCE, url: '/file?v=2' }, 'The bay').first).toBeUndefined();
  document.head.innerHTML = '';
});
