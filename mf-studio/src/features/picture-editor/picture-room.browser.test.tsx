import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { refusal, thing } from '@suite/testing/fake-fetch';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ADDRESS, openPicture, ringsOf, SHAPES, shape, VIEW } from '../../fixtures/picture-room.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Not as the real keyboard, which would write into the last field that had the focus. */
const type = async (stage: HTMLElement, keys: string) => {
  stage.focus();
  await userEvent.keyboard(keys);
};

test('a shape is made, named, moved and checked without a mouse, and saved by itself', async () => {
  const { api, stage } = await openPicture();
  await type(stage, 'd{ArrowRight} {Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift} {Enter}');
  await screen.findByRole('heading', { name: 'No home yet' });
  await screen.findByText('A shape has no home');
  const field = screen.getByRole('textbox', { name: 'Home' });
  await userEvent.fill(field, '999');
  expect(screen.getByText('Coral House has no 999.')).toBeDefined();
  await userEvent.fill(field, '201');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Shape of 201' });
  await waitFor(() => expect(screen.queryByText('A shape has no home')).toBeNull());
  await type(stage, 'v{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
  await waitFor(() => expect(ringsOf(api.sent(SHAPES).at(-1))['B2-201']?.[0]).toEqual([810, 451]), {
    timeout: 10_000,
  });
  expect(api.calls.find(({ name }) => name === SHAPES)?.ifMatch).toBe('"1"');
  await screen.findByText(/^Saved \d/);
});

test('a façade takes its numbers from the list of homes, and one button makes the shapes', async () => {
  const { stage } = await openPicture(ADDRESS, { ...VIEW, shapes: [] });
  await type(stage, 'g');
  const floors = await screen.findByRole('textbox', { name: 'Floors' });
  expect((floors as HTMLInputElement).value).toBe('2');
  await type(stage, '{ArrowRight} {Shift>}{ArrowRight}{ArrowRight}{ArrowRight} ');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} {ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift} ');
  await screen.findByText('101, 102, 201, 202. All 4 are homes of Coral House.');
  press('Make 4 shapes');
  await screen.findByText('4 of 4 homes of Coral House have a shape.');
  press('Undo');
  press('Undo');
  await screen.findByText('0 of 4 homes of Coral House have a shape.');
  press('Redo');
  press('Redo');
  await screen.findByText('4 of 4 homes of Coral House have a shape.');
});

test('what two people did to one shape is shown, and one of them is chosen', async () => {
  const { api, stage } = await openPicture();
  api.set(SHAPES, refusal(412, 'changed-meanwhile'));
  api.set('GET /projects/1/views/front/shapes', {
    ...(thing({ ...VIEW, shapes: [shape('101', 230), shape('102', 440)] }) as object),
    status: 200,
    tag: '"2"',
  });
  await type(stage, '{PageDown}{ArrowDown}');
  const conflict = within(await screen.findByRole('alert', {}, { timeout: 10_000 }));
  conflict.getByRole('heading', { name: '101' });
  expect(conflict.queryByRole('heading', { name: '102' })).toBeNull();
  api.set(SHAPES, { ...(thing(VIEW) as object), status: 200, tag: '"3"' });
  fireEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(api.sent(SHAPES)).toHaveLength(2), { timeout: 10_000 });
  expect(ringsOf(api.sent(SHAPES).at(-1))['B2-101']?.[0]).toEqual([200, 301]);
  // The other shape is as the colleague left it.
  expect(ringsOf(api.sent(SHAPES).at(-1))['B2-102']?.[0]).toEqual([440, 300]);
});

test('after a crash the work of the last seconds is taken up again', async () => {
  const { api, stage } = await openPicture();
  api.set(SHAPES, 'never');
  await type(stage, '{PageDown}{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes('front'))).toBe(true), {
    timeout: 2_000,
  });
  const stored = { ...localStorage };
  cleanup();
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text as string);
  const again = await openPicture();
  await screen.findByText(/Your work of .* was taken up again/);
  await waitFor(() => expect(ringsOf(again.api.sent(SHAPES).at(-1))['B2-101']?.[0]).toEqual([210, 300]), {
    timeout: 10_000,
  });
});

test('the room is in Serbian too', async () => {
  await openPicture(`/rs${ADDRESS}`);
  screen.getByText('2 od 4 stanova (Coral House) ima oblik.');
  screen.getByRole('button', { name: 'Crtanje' });
});
