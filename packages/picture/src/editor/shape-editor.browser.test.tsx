import type { EditedShape, Point } from '@suite/shapes';
import { sendToBrowser } from '@suite/testing/browser-commands';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { mountRoot } from '../mount.fixture.ts';
import { ShapeEditor, type StageHandle, type StageState } from './index.ts';

const IMAGE = {
  src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 800,
  height: 400,
};
const box = (left: number): Point[] => [
  [left, 100],
  [left + 200, 100],
  [left + 200, 300],
  [left, 300],
];
const shape = (key: string, left: number): EditedShape => ({
  key,
  reference: null,
  ring: box(left),
  label: null,
});
const STATE: StageState = {
  shapes: [shape('a', 100), shape('b', 300)],
  selected: null,
  corner: null,
  tool: 'select',
  isSnapping: false,
  facade: null,
  handle: null,
  cursor: null,
  flagged: new Set(),
  nameOf: ({ key }) => key,
};

function open(state: Partial<StageState> = {}) {
  const ref = createRef<StageHandle>();
  const events = {
    onSelect: vi.fn(),
    onShapes: vi.fn(),
    onOutline: vi.fn(),
    onCut: vi.fn(),
    onFacade: vi.fn(),
  };
  const { container, root } = mountRoot();
  flushSync(() =>
    root.render(
      <div style={{ position: 'fixed', inset: 0, width: 848, height: 448 }}>
        <ShapeEditor
          {...STATE}
          {...state}
          {...events}
          ref={ref}
          image={IMAGE}
          label="Picture"
          describedBy="keys"
          onKeyDown={() => undefined}
        />
      </div>,
    ),
  );
  const frame = window.frameElement?.getBoundingClientRect();
  const stage = container.querySelector('[role=application]')?.getBoundingClientRect();
  // With 24 px around it the picture is shown as large as it is.
  const at = ([x, y]: Point) => ({
    x: (frame?.left ?? 0) + (stage?.left ?? 0) + 24 + x,
    y: (frame?.top ?? 0) + (stage?.top ?? 0) + 24 + y,
  });
  const mouse = (type: string, point: Point) =>
    sendToBrowser('Input.dispatchMouseEvent', {
      type,
      ...at(point),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  const click = async (point: Point) => {
    // Before it is drawn there is nothing under the mouse.
    await vi.waitFor(() => expect(container.querySelector('canvas')?.width).toBeGreaterThan(0));
    await sendToBrowser('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(point) });
    await mouse('mousePressed', point);
    await mouse('mouseReleased', point);
  };
  return { ...events, container, mouse, click, stage: () => ref.current ?? expect.unreachable() };
}

test('the whole picture fits the stage', () => {
  const { stage } = open();
  expect(stage().resolution()).toBeCloseTo(1, 2);
  expect(stage().center()).toEqual([400, 200]);
});

test('a click chooses a shape, and none beside all of them', async () => {
  const { click, onSelect } = open();
  await click([200, 200]);
  await vi.waitFor(() => expect(onSelect).toHaveBeenLastCalledWith('a', null));
  await click([700, 350]);
  await vi.waitFor(() => expect(onSelect).toHaveBeenLastCalledWith(null, null));
});

test('a corner that two shapes share is dragged in both', async () => {
  const { mouse, onShapes } = open({ selected: 'a' });
  await sendToBrowser('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
  await mouse('mouseMoved', [300, 300]);
  await mouse('mousePressed', [300, 300]);
  for (const step of [4, 10, 20]) await mouse('mouseMoved', [300 + step, 300 + step]);
  await mouse('mouseReleased', [320, 320]);
  await vi.waitFor(() => expect(onShapes).toHaveBeenCalled());
  const [shapes] = onShapes.mock.lastCall ?? [];
  expect(
    shapes.map(({ ring }: EditedShape) => ring.some(([x, y]) => Math.hypot(x - 320, y - 320) < 3)),
  ).toEqual([true, true]);
});

test('the keyboard draws an outline', async () => {
  const { stage, onOutline } = open({ tool: 'draw' });
  expect(
    [
      [10, 10],
      [60, 10],
      [60, 60],
    ].map((point) => stage().append(point as unknown as Point)),
  ).toEqual([1, 2, 3]);
  stage().append([90, 90]);
  stage().removeLast();
  stage().finish();
  await vi.waitFor(() =>
    expect(onOutline).toHaveBeenCalledWith([
      [10, 10],
      [60, 10],
      [60, 60],
    ]),
  );
});

test('four points are a façade, two are a cut', async () => {
  const facade = open({ tool: 'facade' });
  for (const point of box(100)) facade.stage().append(point);
  await vi.waitFor(() =>
    expect(facade.onFacade).toHaveBeenCalledWith(expect.objectContaining({ corners: box(100) }), false),
  );
  const split = open({ tool: 'split' });
  split.stage().append([200, 50]);
  split.stage().append([200, 350]);
  await vi.waitFor(() => expect(split.onCut).toHaveBeenCalledWith([200, 50], [200, 350]));
});
