import { resetStores } from '@suite/bus';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, found, responsesFor } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aMedia, aPlan, aUnit } from '../../../fixtures/unit.ts';

const ADDRESS = '/masterplan/3/building/12/apartment/304';
const BUILDING = aBuilding();
const PROJECT = `/api/v1/frontend/projects/${BUILDING.projectId}`;

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

function open(hasModel: boolean, part = {}) {
  const units = [aUnit({ id: 304, name: '304', ...part })];
  const project = found({ id: BUILDING.projectId, organizationId: 1, hasModel });
  const api = fakeApi({ ...responsesFor(BUILDING, units), [PROJECT]: project });
  return { api, ...openPage(ADDRESS) };
}

const askedForModel = (calls: readonly string[]) => calls.filter((call) => call.includes('/model'));

it('offers the view from the terrace where the project has a model, and asks for it only then', async () => {
  const { api } = open(true);
  const tab = await screen.findByRole('tab', { name: 'View' });
  expect(askedForModel(api.calls)).toEqual([]);
  fireEvent.click(tab);
  await waitFor(() => expect(askedForModel(api.calls)).toHaveLength(1));
  expect(await screen.findByText('The view in 3D could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Plan' }));
  expect(screen.queryByText('The view in 3D could not be loaded')).toBeNull();
});

it('says in the middle of the view that the model is on its way, without rows of a list', async () => {
  const { api } = open(true);
  api.responses.set(`${PROJECT}/model`, 'never');
  fireEvent.click(await screen.findByRole('tab', { name: 'View' }));
  const sentence = await screen.findByText('Loading');
  expect(sentence.parentElement?.children).toHaveLength(1);
});

const TERRACE = aMedia({ id: 31, name: 'View from the terrace', mediaTypeId: MEDIA_TYPE_IDS.terrace_view });

it.each([
  ['a way into the live view', true],
  ['none where the project has no model', false],
])('has a picture of it among the others, with %s', async (_, hasModel) => {
  const { api } = open(hasModel, { media: [TERRACE, aPlan()] });
  fireEvent.click(await screen.findByRole('tab', { name: 'Visualisations' }));
  expect(screen.getByText('View from the terrace')).toBeTruthy();
  const way = () => screen.queryByRole('button', { name: 'See the view and the sun from the terrace' });
  if (!hasModel) {
    await waitFor(() => expect(api.calls.some((call) => call.startsWith(PROJECT))).toBe(true));
    expect(way()).toBeNull();
    return;
  }
  fireEvent.click(await waitFor(() => way() ?? Promise.reject(new Error('It is not there yet'))));
  expect(await screen.findByRole('tab', { name: 'View', selected: true })).toBeTruthy();
});

it.each([
  ['a project without a model', false, {}],
  ['a home without a terrace', true, { terraceArea: null }],
])('offers none of %s', async (_, hasModel, part) => {
  const { api } = open(hasModel, part);
  await screen.findByRole('heading', { name: 'Apartment 304', level: 2 });
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(3));
  expect(screen.queryByRole('tab', { name: 'View' })).toBeNull();
});
