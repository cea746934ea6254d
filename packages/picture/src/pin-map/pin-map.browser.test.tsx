import { sendToBrowser } from '@suite/testing/browser-commands';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BASEMAP_URL } from '../geo/basemap.fixture.ts';
import { mountRoot } from '../mount.fixture.ts';
import { PinMap, type PinMapProps } from './index.ts';

const PLACE = { longitude: 18.96, latitude: 42.19 };
/** A pixel at the zoom that a project is first shown at, in degrees. */
const PIXEL = 360 / 256 / 2 ** 11;

function open(props: Partial<PinMapProps> = {}) {
  const onPlace = vi.fn<PinMapProps['onPlace']>();
  const { container, root } = mountRoot();
  const draw = (place: PinMapProps['place']) =>
    flushSync(() =>
      root.render(
        <div style={{ position: 'fixed', top: 0, left: 0, width: 600, height: 320 }}>
          <PinMap
            basemapUrl={BASEMAP_URL}
            language="en"
            place={place}
            labels={{ map: 'Map', pin: 'Pin', zoomIn: 'Zoom in', zoomOut: 'Zoom out' }}
            onBasemapError={() => expect.unreachable()}
            {...props}
            onPlace={(next) => {
              onPlace(next);
              draw(next);
            }}
          />
        </div>,
      ),
    );
  draw(PLACE);
  const pin = container.querySelector<HTMLElement>('[aria-label=Pin]') ?? expect.unreachable();
  /** Where the pin points, in the window. */
  const spot = () => {
    const { left, bottom, width } = pin.getBoundingClientRect();
    return [left + width / 2, bottom] as const;
  };
  return { onPlace, pin, spot, last: () => onPlace.mock.lastCall?.[0] ?? PLACE };
}

const frame = () => window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };

async function mouse(type: string, x: number, y: number): Promise<void> {
  const { left, top } = frame();
  const buttons = type === 'mouseReleased' ? 0 : 1;
  const button = type === 'mouseMoved' ? 'none' : 'left';
  await sendToBrowser('Input.dispatchMouseEvent', {
    type,
    x: left + x,
    y: top + y,
    button,
    buttons,
    clickCount: 1,
  });
}

async function touch(type: string, ...points: readonly (readonly [number, number])[]): Promise<void> {
  const { left, top } = frame();
  const touchPoints = points.map(([x, y]) => ({ x: left + x, y: top + y }));
  await sendToBrowser('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The map has its size a frame later. */
async function opened(props: Partial<PinMapProps> = {}) {
  const stand = open(props);
  await expect.poll(() => Math.abs(stand.spot()[0] - 300)).toBeLessThan(200);
  return stand;
}

test('arrow keys lead the pin, with Shift further', async () => {
  const { pin, last, spot } = await opened();
  const [x, y] = spot();
  pin.focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  expect(last().longitude - PLACE.longitude).toBeCloseTo(11 * PIXEL, 4);
  expect(last().latitude).toBeGreaterThan(PLACE.latitude);
  expect([Math.round(spot()[0] - x), Math.round(spot()[1] - y)]).toEqual([11, -10]);
});

test('a press on the map puts the pin there', async () => {
  const { last, spot } = await opened();
  const [x, y] = spot();
  await mouse('mousePressed', x - 60, y + 30);
  await mouse('mouseReleased', x - 60, y + 30);
  await expect.poll(() => last().longitude).toBeCloseTo(PLACE.longitude - 60 * PIXEL, 3);
  expect(last().latitude).toBeLessThan(PLACE.latitude);
  expect(Math.round(spot()[0])).toBe(Math.round(x - 60));
});

test('mouse and finger drag the pin, and not the map', async () => {
  const { last, spot } = await opened();
  const [x, y] = spot();
  await mouse('mousePressed', x, y - 20);
  for (const step of [10, 25, 40]) await mouse('mouseMoved', x + step, y - 20);
  await mouse('mouseReleased', x + 40, y - 20);
  await expect.poll(() => Math.round(spot()[0] - x)).toBe(40);
  expect(last().longitude - PLACE.longitude).toBeCloseTo(40 * PIXEL, 3);
  await touch('touchStart', [x + 40, y - 20]);
  for (const step of [10, 20]) await touch('touchMove', [x + 40, y - 20 + step]);
  await touch('touchEnd');
  await expect.poll(() => Math.round(spot()[1] - y)).toBe(20);
  expect(last().latitude).toBeLessThan(PLACE.latitude);
});

test('what is only shown stays where it is', async () => {
  const { pin, spot, onPlace } = await opened({ isReadOnly: true });
  const [x, y] = spot();
  pin.focus();
  await userEvent.keyboard('{ArrowRight}');
  await mouse('mousePressed', x - 60, y);
  await mouse('mouseReleased', x - 60, y);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(onPlace).not.toHaveBeenCalled();
});
