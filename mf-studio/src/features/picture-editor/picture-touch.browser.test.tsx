import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drag, PADDING, type Point, placesOn, press, tap, touch } from '../../fixtures/fingers.ts';
import { ADDRESS, openPicture, ringsOf, SHAPES, VIEW } from '../../fixtures/picture-room.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(view: object = VIEW) {
  const { api, stage } = await openPicture(ADDRESS, view);
  const at = placesOn(stage, VIEW, PADDING);
  /** Outlines of the last saving, by ids of homes. */
  const saved = () => ringsOf(api.sent(SHAPES).at(-1));
  return { at, saved };
}

/** A finger is exact to a few pixels of the screen, which are some more of the picture. */
const isNear = (ring: readonly (readonly number[])[] | undefined, [x, y]: Point) =>
  (ring ?? []).some(([cornerX = 0, cornerY = 0]) => Math.hypot(cornerX - x, cornerY - y) < 6);
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 });

test('a finger chooses a shape, moves it, and moves a corner with that of its neighbour', async () => {
  const { at, saved } = await opened();
  await tap(at([300, 400]));
  await screen.findByRole('heading', { name: 'Shape of 101' });
  await drag(at([400, 500]), at([420, 560]));
  await soon(() => {
    expect(isNear(saved()['B2-101'], [420, 560])).toBe(true);
    expect(isNear(saved()['B2-102'], [420, 560])).toBe(true);
  });
  await drag(at([260, 380]), at([260, 330]));
  await soon(() => expect(isNear(saved()['B2-101'], [200, 250])).toBe(true));
});

test('a finger deletes a corner, takes that back, and deletes the shape', async () => {
  const { at, saved } = await opened();
  await tap(at([300, 400]));
  await tap(at([200, 300]));
  await press('Delete corner');
  await soon(() => expect(saved()['B2-101']).toHaveLength(4));
  await press('Undo');
  await drag(at([200, 300]), at([180, 280]));
  await soon(() => {
    expect(saved()['B2-101']).toHaveLength(5);
    expect(isNear(saved()['B2-101'], [180, 280])).toBe(true);
  });
  await press('Delete');
  await soon(() => expect(Object.keys(saved())).toEqual(['B2-102']));
});

test('a finger draws a shape, takes a corner back, closes it and says whose it is', async () => {
  const { at, saved } = await opened();
  await press('Draw');
  for (const corner of [
    [800, 300],
    [1000, 300],
    [1000, 500],
  ] as const)
    await tap(at(corner));
  await tap(at([1300, 700]));
  await press('Take back');
  await tap(at([800, 500]));
  await press('Close shape');
  await press('201');
  await soon(() => {
    expect(saved()['B2-201']).toHaveLength(5);
    for (const corner of [
      [800, 300],
      [1000, 300],
      [1000, 500],
      [800, 500],
    ] as const)
      expect([corner, isNear(saved()['B2-201'], corner)]).toEqual([corner, true]);
  });
});

test('a finger lays a façade by four corners, leads one of them and makes the shapes', async () => {
  const { at, saved } = await opened({ ...VIEW, shapes: [] });
  await press('Façade');
  for (const corner of [
    [400, 200],
    [1000, 200],
    [1000, 600],
    [400, 600],
  ] as const)
    await tap(at(corner));
  await screen.findByText('101, 102, 201, 202. All 4 are homes of Coral House.');
  await drag(at([1000, 600]), at([1060, 640]));
  await press('Make 4 shapes');
  await soon(() => {
    expect(Object.keys(saved()).sort()).toEqual(['B2-101', 'B2-102', 'B2-201', 'B2-202']);
    expect(isNear(saved()['B2-201'], [400, 200])).toBe(true);
    expect(isNear(saved()['B2-102'], [1060, 640])).toBe(true);
  });
});

test('a finger splits a shape by a line, and joins two neighbours', async () => {
  const { at, saved } = await opened();
  await tap(at([300, 400]));
  await press('Split');
  await tap(at([300, 260]));
  await tap(at([300, 540]));
  await soon(() => expect(isNear(saved()['B2-101'], [300, 300])).toBe(true));
  await press('Undo');
  await press('Join');
  await tap(at([300, 400]));
  await tap(at([500, 400]));
  await soon(() => expect(saved()['B2-101']).toHaveLength(5));
  await soon(() => {
    expect(Object.keys(saved())).toEqual(['B2-101']);
    expect(isNear(saved()['B2-101'], [600, 300])).toBe(true);
  });
});

test('two fingers zoom the picture, one drags it, and a press shows all of it again', async () => {
  const { at } = await opened();
  const [x, y] = at([300, 400]);
  await touch('touchStart', [
    [x - 40, y],
    [x + 40, y],
  ]);
  for (const half of [60, 90, 120])
    await touch('touchMove', [
      [x - half, y],
      [x + half, y],
    ]);
  await touch('touchEnd', []);
  await new Promise((resolve) => setTimeout(resolve, 400));
  // What lay between the fingers is there still, and larger: the neighbour has moved away.
  await tap(at([450, 400]));
  await screen.findByRole('heading', { name: 'Shape of 101' });
  await press('Whole picture');
  await tap(at([450, 400]));
  await screen.findByRole('heading', { name: 'Shape of 102' });
  await drag(at([900, 800]), at([1100, 800]));
  await tap(at([500, 400]));
  await screen.findByRole('heading', { name: 'Shape of 101' });
});
