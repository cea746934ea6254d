import { createRef, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  cleanUp,
  eventually,
  HEIGHT,
  pixelAt,
  placeOf,
  pressZoom,
  restsAt,
  SHAPES,
  shapeOf,
  show,
  shownAndReady,
  WIDTH,
} from './picture.fixture.tsx';
import { Picture } from './picture.tsx';
import type { PictureHandle, PictureProps, PictureShape } from './types.ts';

afterEach(cleanUp);

function manyShapes(count: number): PictureShape[] {
  return Array.from({ length: count }, (_, index) => {
    const left = (index % 50) * 20;
    const top = Math.floor(index / 50) * 14;
    const right = left + 18;
    const bottom = top + 12;
    return {
      ...shapeOf('100', left, top),
      id: String(index),
      ring: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      label: [left + 9, top + 6],
      row: -Math.floor(index / 50),
    };
  });
}

/** Counts listeners on the objects that outlive a picture. */
function countListeners() {
  const targets = [window, document, document.fonts];
  let count = 0;
  const spies = targets.flatMap((target) => {
    const { addEventListener, removeEventListener } = target;
    const add = vi.spyOn(target, 'addEventListener').mockImplementation((...parameters: unknown[]) => {
      count += 1;
      const options = parameters[2];
      const signal =
        typeof options === 'object' && options !== null && 'signal' in options ? options.signal : null;
      if (signal instanceof AbortSignal) signal.addEventListener('abort', () => (count -= 1));
      Reflect.apply(addEventListener, target, parameters);
    });
    const remove = vi.spyOn(target, 'removeEventListener').mockImplementation((...parameters: unknown[]) => {
      count -= 1;
      Reflect.apply(removeEventListener, target, parameters);
    });
    return [add, remove];
  });
  return {
    count: () => count,
    stop() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

describe('mounting and unmounting', () => {
  test('React’s strict mode leaves one engine', async () => {
    const stand = await shownAndReady();
    expect(stand.host.querySelectorAll('[class*="_viewport_"]')).toHaveLength(1);
    expect(stand.host.querySelectorAll('canvas')).toHaveLength(4);
  });

  test('of the two canvases of the shapes one gives back its pixels once the picture has rested', async () => {
    const stand = await shownAndReady();
    await pressZoom(stand, 'Zoom in');
    await restsAt(stand, 1.6);
    const canvases = [...stand.host.querySelectorAll<HTMLCanvasElement>('[class*="_shapes_"] > canvas')];
    const pixels = () =>
      canvases.map(({ width, height }) => width * height).toSorted((one, other) => one - other);
    await expect.poll(() => pixels()[0], { timeout: 10_000 }).toBe(1);
    expect(pixels()[1]).toBeGreaterThan(1);
    await pressZoom(stand, 'Zoom in');
    await restsAt(stand, 2.56);
    await eventually(() => pixels()[0]).toBeGreaterThan(1);
  });

  test('nothing is left of an unmounted picture: no node, no pixels, no listener', async () => {
    const listeners = countListeners();
    const stand = await shownAndReady({ hoveredId: '201' });
    const canvases = [stand.canvas('shapes'), stand.canvas('marks')];
    expect(canvases.every((canvas) => canvas.width > 0)).toBe(true);
    const { host } = stand;
    cleanUp();
    expect(host.childElementCount).toBe(0);
    await eventually(() => canvases.map(({ width, height }) => width * height)).toEqual([1, 1]);
    expect(canvases.some((canvas) => canvas.isConnected)).toBe(false);
    await eventually(listeners.count).toBe(0);
    listeners.stop();
  });

  test('another picture takes the place of the former one', async () => {
    const stand = await shownAndReady();
    const image = {
      src: `data:image/svg+xml,${encodeURIComponent(svg('red'))}`,
      width: 1000,
      height: 600,
      alt: 'The back',
    };
    stand.set({ image, shapes: [shapeOf('901', 500, 300)] });
    await eventually(() => stand.events).toContain('ready');
    expect(stand.host.querySelectorAll('[class*="_viewport_"]')).toHaveLength(1);
    expect(stand.host.querySelector('img[alt="The building"]')).toBeNull();
    await eventually(() => pixelAt(stand.canvas('shapes'), 520, 310)[3]).toBeGreaterThan(60);
    expect(pixelAt(stand.canvas('shapes'), 120, 110)[3]).toBe(0);
  });
});

function svg(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><rect width="1000" height="600" fill="${color}"/></svg>`;
}

describe('the picture itself', () => {
  test('a picture that cannot be loaded is told, and its shapes stay in use', async () => {
    const image = { src: 'data:image/png;base64,broken', width: 1000, height: 600, alt: '' };
    const ref = createRef<PictureHandle>();
    const stand = show({ ref, image });
    await eventually(() => stand.events).toEqual(['error']);
    expect(ref.current?.address()).toBeNull();
    await eventually(() => pixelAt(stand.canvas('shapes'), 120, 110)[3]).toBeGreaterThan(60);
    await stand.clickAt(120, 110);
    await eventually(() => stand.events).toContain('open 201');
  });

  test('is asked for at the device pixels it needs, and again when zoomed in', async () => {
    const srcAt = vi.fn(
      (width: number) => `data:image/svg+xml,${encodeURIComponent(svg(width > 700 ? 'green' : 'red'))}`,
    );
    const image = { src: 'unused', srcAt, width: 4000, height: 2400, alt: 'The building' };
    const ref = createRef<PictureHandle>();
    const stand = await shownAndReady({ ref, image, shapes: [] }, 500, 300);
    const asked = Math.round(500 * devicePixelRatio);
    expect(srcAt.mock.calls[0]).toEqual([asked]);
    const source = () => stand.host.querySelector('img[alt="The building"]')?.getAttribute('src');
    expect(source()).toContain('red');
    await pressZoom(stand, 'Zoom in');
    await eventually(source).toContain('green');
    expect(stand.host.querySelectorAll('img[alt="The building"]')).toHaveLength(1);
    expect(ref.current?.address()).toBe(source());
  });

  test('shows a blurred placeholder until it is there', async () => {
    const placeholder = `data:image/svg+xml,${encodeURIComponent(svg('blue'))}`;
    const image = {
      src: `data:image/svg+xml,${encodeURIComponent(svg('red'))}`,
      placeholder,
      width: 1000,
      height: 600,
      alt: '',
    };
    const stand = await shownAndReady({ image });
    const veil = stand.host.querySelector(`img[src="${placeholder}"]`)?.parentElement;
    await eventually(() => veil && getComputedStyle(veil).visibility).toBe('hidden');
  });
});

test('the name of the picture follows the language without loading it again', async () => {
  const stand = await shownAndReady();
  const image = stand.host.querySelector('img[alt="The building"]');
  stand.set({
    image: { src: image?.getAttribute('src') ?? '', width: WIDTH, height: HEIGHT, alt: 'Zgrada' },
  });
  await eventually(() => image?.getAttribute('alt')).toBe('Zgrada');
  expect(image?.isConnected).toBe(true);
  expect(stand.events).toEqual([]);
});

describe('the cost of many shapes', () => {
  async function nodesFor(shapes: readonly PictureShape[]): Promise<number> {
    const stand = await shownAndReady({ shapes });
    (stand.host.querySelector('[data-shape]') as HTMLElement).focus({ preventScroll: true });
    await eventually(() => stand.host.querySelectorAll('[data-shape]').length).toBeGreaterThan(3);
    const nodes = stand.host.querySelectorAll('*').length;
    cleanUp();
    return nodes;
  }

  test('2,000 shapes take as many nodes as 200', async () => {
    expect(await nodesFor(manyShapes(2000))).toBe(await nodesFor(manyShapes(200)));
  });

  test('a filter that takes a link away leaves the frame its children, which would all be laid out anew', async () => {
    const stand = await shownAndReady();
    const linked = () => stand.host.querySelector('[data-shape]')?.getAttribute('data-shape');
    const first = linked();
    const children = [...stand.frame().children];
    stand.set({ shapes: SHAPES.map((shape) => ({ ...shape, filteredOut: shape.id === first })) });
    await eventually(linked).not.toBe(first);
    expect([...stand.frame().children]).toEqual(children);
  });

  test('neither hovering nor zooming nor dragging renders the picture anew in React', async () => {
    const commits = vi.fn();
    const host = document.createElement('div');
    host.style.cssText = 'position: fixed; top: 0; left: 0; width: 1000px; height: 600px';
    document.body.append(host);
    const root = createRoot(host);
    const onHover = vi.fn();
    const onReady = vi.fn();
    const props: PictureProps = {
      image: {
        src: `data:image/svg+xml,${encodeURIComponent(svg('red'))}`,
        width: 1000,
        height: 600,
        alt: 'The building',
      },
      shapes: SHAPES,
      label: 'Homes',
      hoveredId: null,
      selectedId: null,
      overlay: 'shown',
      onHover,
      onReady,
      onOpen: vi.fn(),
      zoomLabels: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Reset view' },
    };
    root.render(
      <Profiler id="picture" onRender={commits}>
        <Picture {...props} />
      </Profiler>,
    );
    await eventually(() => onReady.mock.calls.length).toBe(1);
    const frame = host.querySelector('fieldset') as HTMLElement;
    const image = host.querySelector('img[alt="The building"]') as HTMLElement;
    // The first step away from rest wakes the zoom buttons; after that nothing may render.
    await userEvent.wheel(frame, { delta: { y: -100 } });
    await eventually(() => host.querySelectorAll('[aria-disabled="true"]:not([data-shape])').length).toBe(0);
    commits.mockClear();
    const left = () => image.getBoundingClientRect().left;
    const before = left();
    await userEvent.pointer({ target: frame, coords: { x: 500, y: 300 } });
    await userEvent.pointer('[MouseLeft>]');
    await userEvent.pointer({ target: frame, coords: { x: 520, y: 300 } });
    await userEvent.pointer({ target: frame, coords: { x: 560, y: 310 } });
    await userEvent.pointer('[/MouseLeft]');
    await eventually(left).toBeGreaterThan(before + 20);
    // The picture glides on after a drag, so the mouse looks for home 203 until it is on it.
    await eventually(async () => {
      const box = image.getBoundingClientRect();
      const coords = { x: box.left + 0.75 * box.width, y: box.top + 0.25 * box.height };
      await userEvent.pointer({ target: frame, coords });
      return onHover.mock.lastCall?.[0]?.id;
    }).toBe('203');
    expect(commits).not.toHaveBeenCalled();
    root.unmount();
    host.remove();
  });
});

test('pins stay on their points while the picture moves', async () => {
  const pin = <div style={{ width: 40, height: 20 }} data-pin="" />;
  const stand = await shownAndReady({ pins: [{ id: 'a', at: [200, 200], content: pin }] });
  const bottomMiddle = () => {
    const box = stand.host.querySelector('[data-pin]')?.getBoundingClientRect();
    return [(box?.left ?? 0) + 20, box?.bottom ?? 0];
  };
  expect(bottomMiddle()).toEqual([200, 200]);
  await pressZoom(stand, 'Zoom in');
  await restsAt(stand, 1.6);
  const { left, top } = placeOf(stand);
  expect(bottomMiddle()).toEqual([Math.round(left + 320), Math.round(top + 320)]);
});
