import type { Media } from '@suite/api';
import { isBuildingView } from '@suite/domain';
import { expect, test } from 'vitest';
import { firstPicture, firstPlan, narrowPicture } from './first-picture.ts';
import { viewAt } from './view-address.ts';

const view = (id: number, width: number, more: object = {}) =>
  ({
    id,
    url: `/f/${id}?v=1`,
    mediaData: { width, height: width / 2, polygons: [] },
    ...more,
  }) as never as Media;
const NO_VIEW = { ...view(1, 1280), url: null } as Media;
const MEDIA = [NO_VIEW, view(2, 1280), view(3, 1280)];
const TILES = { url: '', width: 1, height: 1, tileSize: 512, overlap: 0, levels: 1 };
const pictureAt = (media: readonly Media[], viewId?: number | null) => {
  const shown = viewAt(media, isBuildingView, viewId);
  return shown && firstPicture(shown, 'building');
};
const widthsOf = (medium: Media) =>
  pictureAt([medium])
    ?.srcset.split(', ')
    .map((one) => one.replace('/f/1?v=1', ''));

test.each([
  [undefined, '/f/2?v=1'],
  [3, '/f/3?v=1'],
])('at the view %s of the address the picture is %s', (viewId, url) => {
  expect(pictureAt(MEDIA, viewId)?.srcset.split('&')[0]).toBe(url);
});

test.each([9, null])('there is none at the view %s, which is not there', (viewId) => {
  expect(() => pictureAt(MEDIA, viewId)).toThrow('There is no such view.');
});

test('there is none where nothing is a view', () => expect(pictureAt([NO_VIEW])).toBeNull());

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

test('it covers the window without what is around it, on a phone also without what stands over its lower part', () => {
  expect(pictureAt([view(1, 1920)])?.sizes).toBe(
    [
      '(max-width: 599px) and (min-resolution: 2.5dppx) calc(0.4 * max(100vw, calc((100vh - 365px) * 2)))',
      '(max-width: 599px) and (min-resolution: 1.5dppx) calc(0.6 * max(100vw, calc((100vh - 365px) * 2)))',
      '(max-width: 599px) max(100vw, calc((100vh - 365px) * 2))',
      'max(100vw, calc((100vh - 96px) * 2))',
    ].join(', '),
  );
});

test('it is placed by the box around its shapes with their margin, which points of interest do not widen', () => {
  const ring = (x: number, y: number) => [
    [x, y],
    [x + 400, y],
    [x + 400, y + 200],
    [x, y],
  ];
  const polygons = [
    { kind: 'apartment', ring: ring(100, 50) },
    { kind: 'apartment', ring: ring(300, 50) },
    { kind: 'poi', ring: ring(1400, 600) },
  ];
  const shown = view(1, 2000, { mediaData: { width: 2000, height: 1000, polygons } });
  expect(pictureAt([shown])?.focus).toEqual({ x: 0.2, y: 0.15, width: 0.336, height: 0.224 });
  expect(pictureAt([view(1, 2000)])?.focus).toEqual({ x: 0.5, y: 0.5, width: 1, height: 1 });
});

test('what stays in sight of it ends where the picture does', () => {
  const ring = [
    [0, 100],
    [1800, 100],
    [1800, 900],
    [0, 100],
  ];
  const polygons = [{ kind: 'masterplan', ring }];
  const shown = view(1, 2000, { mediaData: { width: 2000, height: 1000, polygons } });
  expect(pictureAt([shown])?.focus).toEqual({ x: 0.45, y: 0.5, width: 0.954, height: 0.896 });
});

test('who saves data is offered the narrow widths of it', () => {
  const narrow = narrowPicture(firstPicture(view(1, 1920) as never, 'building'));
  expect(narrow.srcset).toBe('/f/1?v=1&resize=400 400w, /f/1?v=1&resize=800 800w');
});

test('an arrival stands by the point that is said to matter; later pages by what is drawn on the picture', () => {
  const ring = [
    [0, 0],
    [200, 0],
    [200, 100],
    [0, 0],
  ];
  const polygons = [{ id: 'a', kind: 'building', entityId: 1, label: [1, 1], ring }];
  const mediaData = { width: 1000, height: 500, polygons, focus: { x: 80, y: 25 }, alt: 'A bay' };
  const shown = viewAt([view(1, 1000, { mediaData })], isBuildingView, undefined);
  if (!shown) return expect.unreachable();
  expect(firstPicture(shown, 'arrival')).toMatchObject({ focus: { x: 0.8, y: 0.25 }, alt: 'A bay' });
  expect(firstPicture(shown, 'masterplan').focus).toMatchObject({ x: 0.1, y: 0.1 });
});

test('a plan is whole, by the address that the page knows it by, also for who saves data', () => {
  const plan = { url: '/file?v=1', size: { width: 1520, height: 1780 }, rooms: [] };
  const shown = firstPlan(plan, { alt: 'Floor plan', caption: '', isPriced: false });
  expect(shown).toMatchObject({ kind: 'plan', srcset: '/file?v=1 1520w', width: 1520, height: 1780 });
  expect(narrowPicture(shown)).toEqual(shown);
});
