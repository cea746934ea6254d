import { refusal, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio, VERSIONS } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

const PUBLISH = 'POST /projects/1/versions/3/publish';
const BACK = 'POST /projects/1/versions/1/publish';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const opened = async (name: string) => {
  press(name);
  return within(await screen.findByRole('dialog'));
};

it('says what is ready, what is missing, and what each version was about, by whom and when', async () => {
  fakeApiFor('project_editor');
  openStudio('/studio/projects/1', 'project_editor');
  const shapes = (await screen.findByText('Shapes')).closest('li');
  expect(shapes?.textContent).toBe('Shapes: open29 of 34');
  await screen.findByText('shapes of 3 pictures');
  expect(screen.getByText('Draft').closest('li')?.textContent).toContain('Ana Anić, 20 Nov 2026');
  expect(screen.getByText('Visitors see this').closest('li')?.textContent).toContain('Eva Ević');
  // Neither importing nor publishing is an editor's.
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

it('publishes the draft, named as it was read, after saying what changes and what is open', async () => {
  const api = fakeApiFor('project_admin', { [PUBLISH]: thing({ ...VERSIONS[0], id: 3 }) });
  openStudio('/studio/projects/1', 'project_admin');
  await screen.findByText('shapes of 3 pictures');
  const dialog = await opened('Publish');
  dialog.getByRole('heading', { name: 'Publish version 3?' });
  dialog.getByText('2 things are open. Visitors can do without.');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.find(({ name }) => name === PUBLISH)?.ifMatch).toBe('W/"3"');
});

it('goes back to an older version', async () => {
  const api = fakeApiFor('project_admin', { [BACK]: thing({ ...VERSIONS[2], id: 1 }) });
  openStudio('/studio/projects/1', 'project_admin');
  await screen.findByText('The first version');
  const dialog = await opened('Go back to it: Version 1');
  dialog.getByText(/no sale is undone/);
  fireEvent.click(dialog.getByRole('button', { name: 'Go back to it' }));
  await waitFor(() => expect(api.sent(BACK)).toHaveLength(1));
});

it('publishes nothing over what a colleague did meanwhile', async () => {
  fakeApiFor('project_admin', { [PUBLISH]: refusal(412, 'changed-meanwhile') });
  openStudio('/studio/projects/1', 'project_admin');
  await screen.findByText('shapes of 3 pictures');
  const dialog = await opened('Publish');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else has changed this');
});

it('compares a version with the one that visitors see, or with another', async () => {
  const api = fakeApiFor('project_editor');
  openStudio('/studio/projects/1', 'project_editor');
  await screen.findByText('shapes of 3 pictures');
  const drawer = await opened('Compare: Draft');
  await drawer.findByText('B2/sea-side');
  const table = within(drawer.getByRole('table', { name: 'Homes, before and after' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'HomeWhatBeforeNow',
    'B2-304m²61.062.5',
    'B2-304Faces–S',
  ]);
  drawer.getByText('and 1 more');
  fireEvent.click(drawer.getByRole('radio', { name: /^Version 1,/ }));
  await waitFor(() =>
    expect(api.queries('GET /projects/1/versions/3/changes')).toEqual(
      expect.arrayContaining(['?from=2&langId=1', '?from=1&langId=1']),
    ),
  );
});

it('makes a link to the draft that is shown once', async () => {
  const link = { id: 1, note: '', draft: true, createdBy: null, expiresAt: '2026-11-27T08:40:00.000Z' };
  const url = 'https://homes.example.com/preview#preview=abc';
  const api = fakeApiFor('project_editor', {
    'POST /projects/1/versions/3/preview-links': thing({ ...link, url }),
  });
  openStudio('/studio/projects/1', 'project_editor');
  await screen.findByText('shapes of 3 pictures');
  const drawer = await opened('Preview');
  fireEvent.change(drawer.getByLabelText('For whom'), { target: { value: 'The bank' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Make a link' }));
  expect((await drawer.findByLabelText<HTMLInputElement>('New link')).value).toBe(url);
  expect(api.sent('POST /projects/1/versions/3/preview-links')).toEqual([{ note: 'The bank' }]);
});
