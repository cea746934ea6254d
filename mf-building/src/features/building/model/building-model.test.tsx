import { aProjectModel } from '@suite/api/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, projectResponse } from '../../../fixtures/api.ts';
import { BACK, LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
// A chunk of its own in a build; here it is there, so that no test waits for the compiler.
import './building-model.tsx';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

const views = () => screen.findByRole('navigation', { name: 'Views of the building' });

function open(path: string, hasModel = true) {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.project = projectResponse(1, { hasModel });
  const [view] = aProjectModel().views;
  if (!view) throw new Error('The fixture has changed');
  const own = { ...view, kind: 'building' as const, ownerId: LAGOON_HOUSE.id, mediaId: BACK.id };
  const model = aProjectModel({ views: [own] });
  api.responses.model = { kind: 'json', body: { data: { id: 1, type: 'model', attributes: model } } };
  return { api, ...openPage(path) };
}

it('offers the model among the views where the project has one, and asks for nothing of it', async () => {
  const { api } = open(`${PATH}?status=available`);
  const tile = await within(await views()).findByRole('link', { name: '3D' });
  expect(tile.getAttribute('href')).toBe(`${PATH}?status=available&view=3d`);
  expect(tile.getAttribute('aria-current')).toBeNull();
  expect(api.calls.filter((call) => call.includes('/model'))).toEqual([]);
});

it('offers none where the project has none, also where the address asks for it', async () => {
  const { api } = open(`${PATH}?view=3d`, false);
  expect(within(await views()).queryByRole('link', { name: '3D' })).toBeNull();
  expect(screen.queryByRole('application')).toBeNull();
  expect(api.calls.filter((call) => call.includes('/model'))).toEqual([]);
});

it('says that a device without WebGL2 cannot show it, while the picture goes on', async () => {
  const { address } = open(`${PATH}/72?view=3d&list=0`);
  const sentence = await screen.findByText(/^This device cannot show 3D/);
  const note = sentence.closest('[role="status"]');
  expect(note).not.toBeNull();
  expect(within(await views()).getByRole('link', { current: 'page' }).textContent).toBe('3D');
  expect(screen.getByRole('group', { name: 'Homes in the picture' }).closest('[inert]')).toBeNull();
  fireEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Back to the picture' }));
  await waitFor(() => expect(address()).toBe(`${PATH}/72?list=0`));
  await waitFor(() => expect(screen.queryByText(/^This device cannot show 3D/)).toBeNull());
  expect(within(await views()).getByRole('link', { current: 'page' }).textContent).toBe('Back');
});

it('says that the model could not be loaded where the server does not give it', async () => {
  const { api } = open(PATH);
  api.responses.model = { kind: 'status', status: 500 };
  fireEvent.click(await within(await views()).findByRole('link', { name: '3D' }));
  expect(await screen.findByText(/^The 3D model could not be loaded/)).toBeTruthy();
});
