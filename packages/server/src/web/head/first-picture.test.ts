import type { Media } from '@suite/contracts';
import { isBuildingView } from '@suite/domain';
import { expect, test } from 'vitest';
import { firstPicture } from './first-picture.ts';

const view = (id: number, width: number, more: object = {}) =>
  ({
    id,
    url: `/f/${id}?v=1`,
    mediaData: { width, height: width / 2, polygons: [] },
    ...more,
  }) as never as Media;
const TILES = { url: '', width: 1, height: 1, tileSize: 512, overlap: 0, levels: 1 };
const widthsOf = (medium: Media) =>
  firstPicture([medium], isBuildingView, undefined)
    ?.srcset.split(', ')
    .map((one) => one.replace('/f/1?v=1', ''));

test.each([
  [undefined, '/f/2?v=1'],
  [3, '/f/3?v=1'],
  [9, undefined],
  [null, undefined],
])('at the view %s of the address the picture is %s', (viewId, url) => {
  const media = [{ ...view(1, 1280), url: null } as Media, view(2, 1280), view(3, 1280)];
  expect(firstPicture(media, isBuildingView, viewId)?.srcset.split('&')[0]).toBe(url);
});

test.each([
  ['a picture as wide as one that is served', view(1, 1280), ['400 400w', '800 800w', '1280 1280w']],
  ['a picture a little wider', view(1, 1300), ['400 400w', '800 800w', '1280 1280w', '1920 1920w']],
])('%s is offered in the widths that are served', (_, medium, expected) => {
  expect(widthsOf(medium)).toEqual(expected.map((one) => `&resize=${one}`));
});

test('a picture wider than all that is served is offered as it is, or comes in tiles above that', () => {
  expect(widthsOf(view(1, 4000))?.at(-1)).toBe(' 4000w');
  expect(widthsOf(view(1, 4000, { tiles: TILES }))?.at(-1)).toBe('&resize=2560 2560w');
});

test('it covers the window without what is around it', () => {
  expect(firstPicture([view(1, 1920)], isBuildingView, undefined)?.sizes).toBe(
    'max(100vw, calc((100vh - 96px) * 2))',
  );
});
