import { expect, it } from 'vitest';
import { aPolygon } from '../../../fixtures/building.ts';
import { type PictureRoomInput, pictureRoom } from './picture-room.ts';

const NO_CORNER = { bottom: 0, right: 0 };
/** Of a picture of 1600 by 900: a tower from near its top to its middle, and a house in its middle. */
const tower = [aPolygon(101, 3, 1), aPolygon(102, 3, 5)];
const house = [aPolygon(101, 2, 1), aPolygon(102, 3, 2)];
const phone: PictureRoomInput = {
  view: { widthPx: 1600, heightPx: 900, polygons: house },
  marginRatio: 0.06,
  stage: { width: 320, height: 360 },
  insets: { left: 0, bottom: 88, corner: NO_CORNER },
  zoom: { width: 152, height: 64 },
  mayYield: true,
};
const chip = { ...phone.insets, corner: { bottom: 64, right: 172 } };

it.each<[string, Partial<PictureRoomInput>, number, number]>([
  ['nothing where the homes stand clear', {}, 0, 0],
  ['the foot where homes reach behind the views', { insets: { ...phone.insets, bottom: 170 } }, 0, 170],
  [
    'the head where homes reach behind the chip',
    { view: { ...phone.view, polygons: tower }, insets: chip },
    64,
    0,
  ],
  ['the head where they reach behind the zoom buttons', { view: { ...phone.view, polygons: tower } }, 64, 0],
  ['nothing while the size is not known', { stage: null }, 0, 0],
  ['nothing where the picture can be made smaller', { mayYield: false, insets: chip }, 0, 0],
])('the picture leaves %s', (_, part, abovePx, belowPx) => {
  expect(pictureRoom({ ...phone, ...part })).toMatchObject({ abovePx, belowPx });
});
