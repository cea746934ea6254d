import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  cleanUp,
  eventually,
  pixelAt,
  placeOf,
  pressZoom,
  restsAt,
  SHAPES,
  shapeOf,
  shownAndReady,
} from './picture.fixture.tsx';

afterEach(cleanUp);

/** A point of shape 201 beside its label. */
const IN_201 = [120, 110] as const;
const IN_101 = [120, 360] as const;
const IN_GAP = [340, 300] as const;

describe('painting', () => {
  test('each shape has the colour and cover of its state, and the gaps stay clear', async () => {
    const stand = await shownAndReady();
    const canvas = stand.canvas('shapes');
    const [red = 0, green = 0, blue = 0, cover = 0] = pixelAt(canvas, ...IN_201);
    expect(
      [red, green, blue].map((value, index) => Math.abs(value - ([46, 152, 92][index] ?? 0)) < 4),
    ).toEqual([true, true, true]);
    expect(cover / 255).toBeCloseTo(0.34, 1);
    expect(pixelAt(canvas, 420, 360)[3]).toBeCloseTo(0.1 * 255, -1);
    expect(pixelAt(canvas, 420, 110)[3]).toBe(0);
    expect(pixelAt(canvas, ...IN_GAP)[3]).toBe(0);
  });

  test('the outline of a shape is nearly white', async () => {
    const stand = await shownAndReady();
    expect(pixelAt(stand.canvas('shapes'), 150, 100)[3]).toBeGreaterThan(150);
  });

  test('a number is drawn on its shape, and none on a filtered-out one', async () => {
    const stand = await shownAndReady();
    const inkAround = (x: number, y: number) => {
      let ink = 0;
      for (let step = -20; step <= 20; step += 1) {
        if ((pixelAt(stand.canvas('shapes'), x + step, y)[3] ?? 0) > 200) ink += 1;
      }
      return ink;
    };
    expect(inkAround(190, 160)).toBeGreaterThan(3);
    expect(inkAround(490, 160)).toBe(0);
  });

  test('a change of the shapes is painted', async () => {
    const stand = await shownAndReady();
    stand.set({ shapes: SHAPES.map((shape) => ({ ...shape, filteredOut: true })) });
    await eventually(() => pixelAt(stand.canvas('shapes'), ...IN_201)[3]).toBe(0);
  });

  test('a filter is painted at once, and leaves no canvas behind', async () => {
    const stand = await shownAndReady();
    stand.set({ shapes: SHAPES.map((shape) => ({ ...shape, filteredOut: true })) });
    await eventually(() => pixelAt(stand.canvas('shapes'), ...IN_201)[3]).toBe(0);
    expect(stand.canvas('shapes').getAnimations({ subtree: true })).toEqual([]);
    expect(stand.host.querySelectorAll('canvas')).toHaveLength(4);
  });

  test('hidden, only what is hovered keeps an outline, without a fill', async () => {
    const stand = await shownAndReady({ overlay: 'hidden', selectedId: '101' });
    expect(getComputedStyle(stand.canvas('shapes')).visibility).toBe('hidden');
    expect(pixelAt(stand.canvas('marks'), 150, 350)[3]).toBe(0);
    await stand.moveTo(...IN_201);
    await eventually(() => pixelAt(stand.canvas('marks'), 150, 100)[3]).toBe(255);
    expect(pixelAt(stand.canvas('marks'), ...IN_201)[3]).toBe(0);
    stand.set({ overlay: 'shown' });
    await eventually(() => getComputedStyle(stand.canvas('shapes')).visibility).toBe('visible');
  });

  test('a shape hovered elsewhere, or selected, stands out', async () => {
    const stand = await shownAndReady();
    expect(pixelAt(stand.canvas('marks'), ...IN_201)[3]).toBe(0);
    stand.set({ hoveredId: '201' });
    await eventually(() => pixelAt(stand.canvas('marks'), ...IN_201)[3]).toBeGreaterThan(60);
    const hovered = pixelAt(stand.canvas('marks'), ...IN_201)[3] ?? 0;
    stand.set({ hoveredId: null, selectedId: '201' });
    await eventually(() => pixelAt(stand.canvas('marks'), ...IN_201)[3]).toBeGreaterThan(hovered);
  });
});

describe('the mouse', () => {
  test('tells the shape it is on, with its place in the frame, and when it leaves', async () => {
    const onHover = vi.fn();
    const stand = await shownAndReady({ onHover });
    await stand.moveTo(...IN_201);
    await eventually(() => onHover.mock.lastCall).toEqual([
      { id: '201', left: 100, top: 100, right: 280, bottom: 220 },
      'pointer',
    ]);
    await stand.moveTo(...IN_GAP);
    await eventually(() => onHover.mock.lastCall).toEqual([null, 'pointer']);
    expect(onHover).toHaveBeenCalledTimes(2);
  });

  test('does not notice a filtered-out shape', async () => {
    const stand = await shownAndReady();
    await stand.moveTo(420, 110);
    await stand.clickAt(430, 120);
    await stand.moveTo(...IN_201);
    await eventually(() => stand.events).toEqual(['hover 201 by pointer']);
  });

  test('becomes a hand on a shape that leads somewhere', async () => {
    const stand = await shownAndReady();
    const cursorAt = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top === null ? '' : getComputedStyle(top).cursor;
    };
    await stand.moveTo(...IN_201);
    await eventually(() => cursorAt(...IN_201)).toBe('pointer');
    await stand.moveTo(720, 360);
    await eventually(() => cursorAt(720, 360)).not.toBe('pointer');
  });

  test('opens a shape with a click', async () => {
    const stand = await shownAndReady();
    await stand.clickAt(...IN_101);
    await eventually(() => stand.events).toContain('open 101');
    expect(location.hash).toBe('');
  });

  test('opens nothing where there is no shape, or one that leads nowhere', async () => {
    const stand = await shownAndReady();
    await stand.clickAt(...IN_GAP);
    await stand.clickAt(720, 360);
    await stand.clickAt(...IN_101);
    await eventually(() => stand.events.filter((line) => line.startsWith('open'))).toEqual(['open 101']);
  });

  test('still clicks when it moved less than 6 pixels', async () => {
    const stand = await shownAndReady();
    await stand.moveTo(...IN_201);
    await stand.press();
    await stand.moveTo(IN_201[0] + 4, IN_201[1] + 3);
    await stand.release();
    await eventually(() => stand.events).toContain('open 201');
  });

  test('drags when it moved 6 pixels, and opens nothing', async () => {
    const stand = await shownAndReady();
    await pressZoom(stand, 'Zoom in');
    await restsAt(stand, 1.6);
    const before = placeOf(stand);
    // On home 102, and it ends there.
    await stand.moveTo(420, 460);
    await stand.press();
    await stand.moveTo(426, 460);
    await stand.moveTo(440, 460);
    await stand.release();
    await eventually(() => placeOf(stand).left).toBeGreaterThan(before.left + 10);
    await stand.clickAt(...IN_GAP);
    expect(stand.events.filter((line) => line.startsWith('open'))).toEqual([]);
  });

  test('keeps the moves of a drag from the page, and no others', async () => {
    const stand = await shownAndReady();
    const heard: string[] = [];
    for (const type of ['pointermove', 'mousemove']) {
      stand.host.addEventListener(type, () => heard.push(type));
    }
    await stand.moveTo(420, 460);
    await eventually(() => heard).toEqual(['pointermove', 'mousemove']);
    await stand.press();
    await stand.moveTo(430, 460);
    heard.length = 0;
    await stand.moveTo(460, 460);
    await stand.moveTo(480, 460);
    await stand.release();
    expect(heard).toEqual([]);
    await stand.moveTo(500, 460);
    await eventually(() => heard).toEqual(['pointermove', 'mousemove']);
  });

  test('on a shape it is on a real link, so that the browser can open it in a new tab', async () => {
    const stand = await shownAndReady();
    await stand.moveTo(...IN_201);
    const link = document.elementFromPoint(...IN_201)?.closest('a');
    expect(link?.getAttribute('href')).toBe('#open-201');
    let prevented: boolean | null = null;
    const stop = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', stop, { once: true });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(prevented).toBe(false);
    expect(stand.events).not.toContain('open 201');
  });
});

describe('pins', () => {
  test('stand with their lower middle on their point and take their own clicks', async () => {
    const onPin = vi.fn();
    const pin = (
      <button type="button" onClick={onPin} style={{ width: 80, height: 30 }}>
        {'Terraces'}
      </button>
    );
    const stand = await shownAndReady({ pins: [{ id: 'a', at: [190, 160], content: pin }] });
    const button = stand.host.querySelector('button:not([aria-label])');
    const box = button?.getBoundingClientRect();
    expect([box?.left, box?.bottom]).toEqual([150, 160]);
    await stand.clickAt(190, 145);
    await eventually(() => onPin.mock.calls.length).toBe(1);
    expect(stand.events.filter((line) => line.startsWith('open'))).toEqual([]);
  });
});

test('of shapes that overlap the last in the list takes the mouse', async () => {
  const stand = await shownAndReady({ shapes: [shapeOf('101', 100, 100), shapeOf('102', 100, 100)] });
  await stand.moveTo(...IN_201);
  await eventually(() => stand.events).toEqual(['hover 102 by pointer']);
});
