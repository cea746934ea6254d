import { BROKEN, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANGES, fakeApiFor, openStudio, press } from '../../../fixtures/open-studio.tsx';

const PICTURES = 'GET /projects/1/versions/3/pictures';
const PICTURE = 'GET /projects/1/views/sea-side/picture';
const SIZE = { width: 800, height: 450 };
const ring = (x: number) => [
  [x, 0],
  [x + 10, 0],
  [x + 10, 10],
  [x, 0],
];
const SEA_SIDE = {
  key: 'sea-side',
  title: 'Sea side',
  of: 'Coral House',
  before: SIZE,
  after: SIZE,
  isSameFile: false,
  shapes: [
    { target: 'B2-101', kind: 'moved', before: ring(0), after: ring(5) },
    { target: 'B2-102', kind: 'removed', before: ring(20), after: null },
  ],
};
const GARDEN = { ...SEA_SIDE, key: 'garden', title: 'Garden', before: null, shapes: [] };

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function looked(pictures: readonly object[], name = 'Sea side, Coral House') {
  const api = fakeApiFor('project_editor', {
    'GET /projects/1/versions/3/changes': thing(CHANGES),
    [PICTURES]: thing({ id: 3, pictures }),
    [PICTURE]: { status: 200, body: {} },
    'GET /projects/1/views/garden/picture': { status: 200, body: {} },
  });
  openStudio('/studio/projects/1', 'project_editor');
  fireEvent.click(await screen.findByRole('button', { name: /^Compare: Draft/ }));
  fireEvent.click(await screen.findByRole('button', { name: `Look at both: ${name}` }));
  await screen.findByRole('dialog', { name: 'Version 2 and version 3' });
  return api;
}

it('shows a picture as it was beside what it is, led apart by a slider, with the shapes that differ', async () => {
  const api = await looked([SEA_SIDE]);
  expect(screen.getByText('other picture, shapes: 0 new, 1 moved, 1 gone')).toBeTruthy();
  const dialog = within(screen.getByRole('dialog', { name: 'Version 2 and version 3' }));
  const slider = dialog.getByRole('slider', { name: 'Version 2 at the left, version 3 at the right' });
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('80 percent of version 2');
  const former = (await dialog.findByRole('img', { name: 'Version 2' })).parentElement;
  expect(former?.style.clipPath).toBe('inset(0 20% 0 0)');
  await dialog.findByRole('img', { name: 'Version 3' });
  expect(api.queries(PICTURE)).toEqual(
    expect.arrayContaining(['?resize=1280&version=2', '?resize=1280&version=3']),
  );
  expect(dialog.getByText('1 moved shape').nextElementSibling?.textContent).toBe('B2-101');
  expect(dialog.getByText('1 shape gone').nextElementSibling?.textContent).toBe('B2-102');
  const drawn = () =>
    [...document.querySelectorAll<SVGElement>('polygon')].map(({ dataset: { kind, of } }) => [kind, of]);
  expect(drawn()).toEqual([
    ['moved', 'before'],
    ['removed', 'before'],
    ['moved', 'after'],
  ]);
  fireEvent.click(dialog.getByRole('switch', { name: 'Draw the shapes' }));
  expect(drawn()).toEqual([]);
});

it('shows one picture alone where the other version has none, or the same', async () => {
  await looked([{ ...SEA_SIDE, isSameFile: true }, GARDEN]);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('The picture is the same; 2 shapes on it differ.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Picture'), { target: { value: 'garden' } });
  expect(screen.getByText('The picture is new.')).toBeTruthy();
});

it('says which picture did not come, and tries again', async () => {
  const api = await looked([GARDEN, SEA_SIDE], 'Garden, Coral House');
  api.set(PICTURE, BROKEN);
  fireEvent.change(screen.getByLabelText('Picture'), { target: { value: 'sea-side' } });
  const alert = await screen.findByText(/The picture could not be loaded: Version 2/);
  api.set(PICTURE, { status: 200, body: {} });
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
  await waitFor(() => expect(alert.isConnected).toBe(false));
  await screen.findByRole('img', { name: 'Version 2' });
});

it('shows texts as they were beside what they are, in the languages that differ', async () => {
  const text = {
    path: 'buildings/B2/title',
    owner: 'Coral House',
    field: 'title',
    before: { en: 'Reef House', sr: 'Kuća' },
    after: { en: 'Coral House', sr: 'Kuća' },
  };
  fakeApiFor('project_editor', {
    'GET /projects/1/versions/3/changes': thing({ ...CHANGES, texts: [text], textChangeCount: 4 }),
    [PICTURES]: thing({ id: 3, pictures: [] }),
  });
  openStudio('/studio/projects/1', 'project_editor');
  fireEvent.click(await screen.findByRole('button', { name: /^Compare: Draft/ }));
  const table = await screen.findByRole('table', { name: 'Texts, before and after' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['WhatBeforeNow', 'Coral HouseTitle, EnglishReef HouseCoral House']);
  expect(screen.getByText('and 3 more')).toBeTruthy();
});

it('says of pictures nothing where none differs', async () => {
  fakeApiFor('project_editor', { [PICTURES]: thing({ id: 3, pictures: [] }) });
  openStudio('/studio/projects/1', 'project_editor');
  await screen.findByRole('button', { name: /^Compare: Draft/ });
  press(/^Compare: Draft/);
  await screen.findByRole('table', { name: 'Homes, before and after' });
  expect(screen.queryByText('Pictures and shapes')).toBeNull();
});
