import { describe, expect, it } from 'vitest';
import { FOLDED_CARD, namePoint, pillRoom } from './pill-room.ts';

const VIEW = { widthPx: 1920, heightPx: 1080 };
const NO_CORNER = { widthPx: 0, heightPx: 0 };
const WIDE = { isSmall: false, upper: NO_CORNER, lower: NO_CORNER };

describe('room for the pills', () => {
  it('is what is seen of a picture that covers its frame, without the zoom buttons', () => {
    // Half as large as the picture and lower: 960 by 440 CSS pixels show 1920 by 880 of it, from its middle.
    expect(pillRoom(VIEW, { widthPx: 960, heightPx: 440 }, undefined, WIDE)).toEqual({
      scale: 0.5,
      room: [0, 100, 1920, 980],
      blocked: [[1920 - 152, 100, 1920, 100 + 328]],
    });
  });

  it('is without a row of zoom buttons in a low frame, as of a phone held across', () => {
    const { blocked } = pillRoom(VIEW, { widthPx: 960, heightPx: 400 }, undefined, WIDE);
    expect(blocked).toEqual([[1920 - 328, 140, 1920, 140 + 152]]);
  });

  it('is not more than the picture where that is fitted into its frame', () => {
    const { room } = pillRoom(VIEW, { widthPx: 800, heightPx: 800 }, [0, 0, 1920, 1080], WIDE);
    expect(room).toEqual([0, 0, 1920, 1080]);
  });

  it('is what a phone shows of it, with room for two zoom buttons', () => {
    const { room, blocked } = pillRoom(VIEW, { widthPx: 540, heightPx: 540 }, undefined, {
      isSmall: true,
      upper: NO_CORNER,
      lower: NO_CORNER,
    });
    expect(room).toEqual([420, 0, 1500, 1080]);
    expect(blocked).toEqual([[1500 - 216, 0, 1500, 128]]);
  });

  it('leaves out the card in the upper left corner', () => {
    const options = { ...WIDE, upper: FOLDED_CARD };
    const { blocked } = pillRoom(VIEW, { widthPx: 960, heightPx: 540 }, undefined, options);
    expect(blocked[1]).toEqual([0, 0, 472, 152]);
  });

  it('leaves out what stands in the lower left corner, however large its text', () => {
    const lower = { widthPx: 200, heightPx: 90 };
    const { blocked } = pillRoom(VIEW, { widthPx: 960, heightPx: 400 }, undefined, { ...WIDE, lower });
    expect(blocked[1]).toEqual([0, 940 - 180, 400, 940]);
  });

  it('is the whole picture before the first layout', () => {
    expect(pillRoom(VIEW, { widthPx: 0, heightPx: 0 }, undefined, WIDE)).toEqual({
      room: [0, 0, 1920, 1080],
      blocked: [],
      scale: 1,
    });
  });
});

describe('name of an area without a pill', () => {
  it.each([
    ['at its label', 500, 500],
    ['whole at the left edge, however far its label is beyond it', 90, 148],
    ['whole at the right edge', 995, 952],
  ])('is drawn %s', (_, x, shown) => {
    expect(namePoint([x, 50], 'Brda', { scale: 0.5, room: [100, 0, 1000, 600] })).toEqual([shown, 50]);
  });
});
