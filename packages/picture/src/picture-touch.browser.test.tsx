import { sendToBrowser } from '@suite/testing/browser-commands';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanUp, eventually, placeOf, type Stand, shownAndReady } from './picture.fixture.tsx';

afterEach(cleanUp);

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Test pages run in a frame of their own; the browser counts from the corner of the window. */
function inWindow({ x, y }: Finger): Finger {
  const corner = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x + corner.left, y: y + corner.top };
}

async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Finger[],
): Promise<void> {
  await sendToBrowser('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(inWindow) });
}

async function tap(x: number, y: number): Promise<void> {
  await touch('touchStart', [{ x, y }]);
  await touch('touchEnd', []);
}

function choices(stand: Stand): string[] {
  return stand.events.filter((line) => !line.startsWith('hover'));
}

describe('a finger', () => {
  test('selects with the first tap and opens with the second on the same home', async () => {
    const stand = await shownAndReady({
      onSelect(id) {
        stand.events.push(`select ${id}`);
        stand.set({ selectedId: id });
      },
    });
    await tap(120, 110);
    await eventually(() => choices(stand)).toEqual(['select 201']);
    await tap(120, 360);
    await eventually(() => choices(stand)).toEqual(['select 201', 'select 101']);
    await tap(120, 360);
    await eventually(() => choices(stand)).toEqual(['select 201', 'select 101', 'open 101']);
  });

  test('selects nothing any more with a tap beside the homes', async () => {
    const stand = await shownAndReady({
      onSelect(id) {
        stand.events.push(`select ${id}`);
        stand.set({ selectedId: id });
      },
    });
    await tap(120, 110);
    await eventually(() => choices(stand)).toEqual(['select 201']);
    await tap(340, 290);
    await eventually(() => choices(stand)).toEqual(['select 201', 'select null']);
  });

  test('opens with the first tap where nothing is selected first', async () => {
    const stand = await shownAndReady();
    await tap(120, 110);
    await eventually(() => choices(stand)).toEqual(['open 201']);
  });

  test('does not hover', async () => {
    const stand = await shownAndReady();
    await tap(120, 110);
    await eventually(() => stand.events).toEqual(['open 201']);
  });
});

test('two fingers zoom', async () => {
  const stand = await shownAndReady();
  await touch('touchStart', [
    { x: 450, y: 300 },
    { x: 550, y: 300 },
  ]);
  for (const reach of [70, 100, 130]) {
    await touch('touchMove', [
      { x: 500 - reach, y: 300 },
      { x: 500 + reach, y: 300 },
    ]);
  }
  await touch('touchEnd', []);
  await eventually(() => placeOf(stand).scale).toBeGreaterThan(1.3);
  expect(choices(stand)).toEqual([]);
});
