import { refusal, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';
import { STRUCTURE } from '../../fixtures/structure.ts';

const CHANGE = 'POST /projects/1/draft/structure';

afterEach(() => vi.unstubAllGlobals());

async function opened(role: 'project_editor' | 'project_admin' = 'project_editor') {
  const read = { ...(thing(STRUCTURE) as object), status: 200, tag: '"1"' };
  const api = fakeApiFor(role, { 'GET /projects/1/draft/structure': read, [CHANGE]: read });
  openStudio('/studio/projects/1/pictures', role);
  await screen.findByRole('heading', { name: 'Coral House' });
  return api;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('adds a building with its floors, and changes only what was read', async () => {
  const api = await opened();
  press('Add building');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name in English'), { target: { value: 'Dune House' } });
  expect((dialog.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Floors'), { target: { value: '5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(CHANGE)).toEqual([
    { change: 'add-building', title: { en: 'Dune House' }, floors: 5, community: null },
  ]);
  expect(api.calls.find(({ name }) => name === CHANGE)?.ifMatch).toBe('"1"');
});

it('moves a part among its siblings, whose ends go no further', async () => {
  const api = await opened();
  const up = screen.getByRole('button', { name: 'Move Coral House up' }) as HTMLButtonElement;
  expect(up.disabled).toBe(true);
  press('Move Coral House down');
  await waitFor(() =>
    expect(api.sent(CHANGE)).toEqual([{ change: 'move', of: { kind: 'building', key: 'B2' }, by: 1 }]),
  );
});

it('says what goes along with a part before it goes, and why it does not', async () => {
  const api = await opened();
  api.set(CHANGE, refusal(409, 'conflict', 'The 3D model shows it.'));
  press('Remove Coral House');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/1 picture, 34 homes, 29 shapes/);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByText('The 3D model shows it.');
  expect(api.sent(CHANGE)).toEqual([{ change: 'remove', of: { kind: 'building', key: 'B2' } }]);
});

it('says of a picture what is to be seen and what stays in sight, in one change', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  const api = await opened();
  api.set('GET /projects/1/views/sea-side/picture', { status: 200, body: {} });
  expect(screen.getByText('No alternative text')).toBeTruthy();
  expect(screen.getByText('0 of 1 pictures have an alternative text in both languages.')).toBeTruthy();
  press('Change Sea side');
  const dialog = within(await screen.findByRole('dialog'));
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill('Alternative text in English', ' Six floors of loggias ');
  fireEvent.change(await dialog.findByRole('slider', { name: 'From the top' }), { target: { value: '30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(CHANGE)).toEqual([
    {
      change: 'describe-picture',
      of: { kind: 'view', key: 'sea-side' },
      title: { en: 'Sea side', sr: 'Sea side' },
      alt: { en: 'Six floors of loggias', sr: '' },
      focus: { x: 50, y: 30 },
    },
  ]);
});

it('refuses what is no picture before it is sent, and forgets it', async () => {
  await opened();
  const input = screen.getByLabelText('Add pictures of Reef House');
  fireEvent.change(input, { target: { files: [new File(['text'], 'notes.txt', { type: 'text/plain' })] } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('notes.txt');
  expect(alert.textContent).toContain('no picture');
  press('Leave out notes.txt');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each([
  ['project_editor', 0],
  ['project_admin', 1],
] as const)('lets a %s choose the logo or not', async (role, count) => {
  await opened(role);
  expect(screen.queryAllByLabelText('Choose the logo')).toHaveLength(count);
});

it('lists the plans of types and of homes, moves and renames types, and takes plans out', async () => {
  const plan = { en: 'a', sr: 'b' };
  const type = (key: string, title: string) => ({ key, title: { en: title, sr: title }, plan });
  const structure = {
    ...STRUCTURE,
    types: [type('studio', 'Studio'), { ...type('duplex', 'Duplex'), plan: null }],
    unitPlans: [{ key: 'B2-304', plan: { en: 'c', sr: 'c' } }],
  };
  const read = { ...(thing(structure) as object), status: 200, tag: '"1"' };
  const api = fakeApiFor('project_editor', { 'GET /projects/1/draft/structure': read, [CHANGE]: read });
  openStudio('/studio/projects/1/pictures', 'project_editor');
  await screen.findByRole('heading', { name: 'Plans' });
  expect(screen.getByLabelText('Another plan in Serbian: Studio')).toBeTruthy();
  expect(screen.getByLabelText('Choose the plan: Duplex')).toBeTruthy();
  press('Move Studio down');
  await waitFor(() => expect(api.sent(CHANGE)).toHaveLength(1));
  press('Change Duplex');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name in Serbian'), { target: { value: 'Dupleks' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(CHANGE)).toHaveLength(2));
  press('Remove the plan: B2-304');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove the plan of B2-304?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sent(CHANGE)).toEqual([
    { change: 'move', of: { kind: 'type', key: 'studio' }, by: 1 },
    { change: 'rename', of: { kind: 'type', key: 'duplex' }, title: { en: 'Duplex', sr: 'Dupleks' } },
    { change: 'remove', of: { kind: 'unit-plan', key: 'B2-304' } },
  ]);
});

it('adds a point of interest to a part, and says what goes with one that is removed', async () => {
  const poi = { key: 'pier', title: { en: 'Pier', sr: 'Pristan' }, ownerKey: 'B2', shapes: 2 };
  const read = { ...(thing({ ...STRUCTURE, pois: [poi] }) as object), status: 200, tag: '"1"' };
  const api = fakeApiFor('project_editor', { 'GET /projects/1/draft/structure': read, [CHANGE]: read });
  openStudio('/studio/projects/1/pictures', 'project_editor');
  fireEvent.click(await screen.findByRole('button', { name: 'Add point of interest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New point of interest' }));
  fireEvent.change(dialog.getByLabelText('Name in English'), { target: { value: 'Boat hire' } });
  fireEvent.change(dialog.getByLabelText('Of what'), { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Remove Pier');
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText(/2 shapes/);
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(api.sent(CHANGE)).toEqual([
      { change: 'add-poi', title: { en: 'Boat hire' }, of: { kind: 'building', key: 'B2' } },
      { change: 'remove', of: { kind: 'poi', key: 'pier' } },
    ]),
  );
});
