import { describe, expect, it } from 'vitest';
import { pillRoom } from './pill-room.ts';

const VIEW = { widthPx: 1920, heightPx: 1080 };

describe('room for the pills', () => {
  it('is what is seen of a picture that covers its frame, without the zoom buttons', () => {
    // Half as large as the picture and lower: 960 by 400 CSS pixels show 1920 by 800 of it, from its middle.
    expect(pillRoom(VIEW, { widthPx: 960, heightPx: 400 }, undefined, false)).toEqual({
      scale: 0.5,
      room: [0, 140, 1920, 940],
      blocked: [[1920 - 152, 140, 1920, 140 + 328]],
    });
  });

  it('is not more than the picture where that is fitted into its frame', () => {
    const { room } = pillRoom(VIEW, { widthPx: 800, heightPx: 800 }, [0, 0, 1920, 1080], false);
    expect(room).toEqual([0, 0, 1920, 1080]);
  });

  it('is the whole picture on a phone, and before the first layout', () => {
    const whole = { room: [0, 0, 1920, 1080], blocked: [] };
    expect(pillRoom(VIEW, { widthPx: 390, heightPx: 400 }, undefined, true)).toMatchObject(whole);
    expect(pillRoom(VIEW, { widthPx: 0, heightPx: 0 }, undefined, false)).toMatchObject({
      ...whole,
      scale: 1,
    });
  });
});
