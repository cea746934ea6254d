import { expect, it } from 'vitest';
import { aCommunity, aPolygon, aView } from '../../../fixtures/entities.ts';
import { masterplanViews } from '../model/masterplan-views.ts';
import { modelItem, siblingItems, viewItems } from './view-items.ts';

const AREA = aPolygon('building', 9, 100);
const BEACH = aView(32, 'Beach', [AREA]);
const MEDIA = [
  aView(31, 'Bay', [AREA]),
  { ...BEACH, mediaData: BEACH.mediaData && { ...BEACH.mediaData, focus: { x: 20, y: 75 } } },
];

it('gives a tile for every view, the current one marked', () => {
  expect(viewItems(1, masterplanViews({ media: MEDIA }), 32, 'rs')).toEqual([
    {
      id: 31,
      label: 'Bay',
      href: '/rs/masterplan/1/view/31',
      imageUrl: '/media/31?resize=160',
      current: false,
    },
    {
      id: 32,
      label: 'Beach',
      href: '/rs/masterplan/1/view/32',
      imageUrl: '/media/32?resize=160',
      imagePosition: '20% 75%',
      current: true,
    },
  ]);
});

it('marks none of them while the model is shown, which has a tile of its own', () => {
  const views = masterplanViews({ media: MEDIA });
  expect(viewItems(1, views, null, 'en').map(({ current }) => current)).toEqual([false, false]);
  expect(modelItem('/masterplan/1?view=3d', '3D', true)).toMatchObject({
    href: '/masterplan/1?view=3d',
    current: true,
  });
});

it('gives a tile for every community beside this one that has a picture', () => {
  const siblings = [
    aCommunity(2, 'Porto Vala Hills', { media: MEDIA }),
    aCommunity(3, 'Porto Vala Bay', { media: [] }),
    aCommunity(4, 'Porto Vala Marina', { media: MEDIA }),
  ];
  expect(siblingItems(siblings, 4, 'en').map(({ label, href, current }) => [label, href, current])).toEqual([
    ['Hills', '/masterplan/2', false],
    ['Marina', '/masterplan/4', true],
  ]);
});
