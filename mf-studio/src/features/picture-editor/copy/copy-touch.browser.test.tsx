import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { thing } from '@suite/testing/fake-fetch';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drag, type Point, placesOn, press } from '../../../fixtures/fingers.ts';
import { ADDRESS, openPicture, ringsOf, SHAPES, shape, VIEW } from '../../../fixtures/picture-room.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soon = (check: () => void) => waitFor(check, { timeout: 10_000 });
const rounded = (ring: readonly (readonly number[])[] | undefined) =>
  ring?.map((corner) => corner.map((one) => Math.round(one)));
const isNear = (ring: readonly (readonly number[])[] | undefined, [x, y]: Point) =>
  (ring ?? []).some(([cornerX = 0, cornerY = 0]) => Math.hypot(cornerX - x, cornerY - y) < 12);

test('a finger opens the choice of a file, whose shapes are taken over', async () => {
  const ring = [
    [800, 300],
    [1000, 300],
    [1000, 500],
    [800, 300],
  ];
  const drawn = { reference: { kind: 'unit', building: 'B2', unit: '201' }, ring };
  const { api } = await openPicture(ADDRESS, VIEW, {
    'POST /projects/1/views/front/drawings': thing({ id: 3, shapes: [drawn], issues: [] }),
  });
  // What the browser's own dialog would give.
  const chooser = screen.getByLabelText('Import', { selector: 'input' });
  chooser.addEventListener('click', (event) => {
    event.preventDefault();
    const files = new DataTransfer();
    files.items.add(new File(['<svg/>'], 'front.svg', { type: 'image/svg+xml' }));
    Object.assign(chooser, { files: files.files });
    fireEvent.change(chooser);
  });
  await press('Import');
  await soon(() => expect(rounded(ringsOf(api.sent(SHAPES).at(-1))['B2-201'])).toEqual(ring));
  expect(api.sent('POST /projects/1/views/front/drawings')).toEqual([{ name: 'front.svg', text: '<svg/>' }]);
});

test('a finger leads a point to where it is here, and copies the shapes of another view', async () => {
  const garden = { ...VIEW, view: 'garden-side', title: 'Garden side', shapes: [shape('201', 200)] };
  const { api } = await openPicture(ADDRESS, VIEW, {
    'GET /projects/1/views/garden-side/shapes': thing(garden),
    'GET /projects/1/views/garden-side/picture': { status: 200, body: {} },
  });
  await press('Copy view');
  fireEvent.change(await screen.findByLabelText('View'), { target: { value: 'garden-side' } });
  const here = await screen.findByRole('application', { name: 'Where they are on Sea side' });
  const at = placesOn(here, VIEW, FRAME);
  await drag(at([400, 500]), at([520, 620]));
  await press('Copy 1 shape');
  await soon(() => {
    const copied = ringsOf(api.sent(SHAPES).at(-1))['B2-201'];
    expect(copied).toHaveLength(5);
    // The point that was led is a corner of the copy; the others stay.
    for (const corner of [
      [200, 300],
      [400, 300],
      [520, 620],
      [200, 500],
    ] as const)
      expect([corner, isNear(copied, corner)]).toEqual([corner, true]);
  });
});

/** What the stage leaves beside a picture of its own accord. */
const FRAME = { top: 24, right: 24, bottom: 24, left: 24 };
