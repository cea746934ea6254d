import { expect, it } from 'vitest';
import { aBuilding, aMedia, aPlan, aPolygon, aUnit, aView } from '../../fixtures/unit.ts';
import { captionPicture } from './caption-picture.ts';

const unit = aUnit();
const other = aView([aPolygon(999)], { id: 70, url: '/media/back.jpg' });

it('takes the view that shows the home, and keeps the home in sight', () => {
  const building = aBuilding({ media: [other, aView([aPolygon(304)])] });
  expect(captionPicture(unit, building)).toEqual({ url: '/media/front.jpg', position: '44% 50%' });
});

it('takes any view of a home that faces away', () => {
  expect(captionPicture(unit, aBuilding({ media: [other] }))?.url).toBe('/media/back.jpg');
});

it('takes a picture of the home where there is no building, and never a plan', () => {
  const media = [aPlan(), aMedia({ url: '/media/living.jpg' })];
  expect(captionPicture({ id: 304, media }, null)?.url).toBe('/media/living.jpg');
  expect(captionPicture({ id: 304, media: [aPlan()] }, null)).toBeNull();
});
