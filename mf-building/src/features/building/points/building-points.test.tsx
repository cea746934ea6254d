import { POI_TYPE_IDS } from '@suite/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildingResponse, fakeApi, pointsResponse } from '../../../fixtures/api.ts';
import { aBuilding, aPolygon, aView } from '../../../fixtures/building.ts';
import { PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

const LOBBY = { id: 101, poiTypeId: POI_TYPE_IDS.building_info, name: 'Lobby' };
const TERRACE = { id: 8, poiTypeId: POI_TYPE_IDS.building_info, name: 'Roof terrace' };
const SIDE = { id: 9, poiTypeId: POI_TYPE_IDS.building_apartment_view, name: 'Sea side' };

function open(path: string) {
  // A point may have the id of a unit.
  const front = aView(71, [aPolygon(101), { ...aPolygon(101, 3), id: 'lobby', kind: 'poi' as const }]);
  const building = aBuilding({ media: [front, aView(72, [aPolygon(101)])] });
  const api = fakeApi(building, UNITS);
  api.responses.building = buildingResponse(building);
  api.responses.points = pointsResponse([LOBBY, TERRACE, SIDE]);
  return openPage(path);
}

const lobby = () => screen.findByRole('button', { name: 'Lobby' });
const toggle = () => screen.findByRole('button', { name: 'Points of interest' });

it('draws a point of interest that has a place in the view, leading to its page', async () => {
  open(PATH);
  expect((await lobby()).dataset.href).toBe('/poi-details-page?poi=101');
  expect((await screen.findAllByRole('button', { name: /^Apartment 101,/ })).length).toBe(1);
  expect(screen.queryByRole('button', { name: 'Sea side' })).toBeNull();
});

it('hides and shows them by a switch that the address keeps', async () => {
  const { address } = open(PATH);
  await lobby();
  fireEvent.click(await toggle());
  expect(screen.queryByRole('button', { name: 'Lobby' })).toBeNull();
  expect(address()).toContain('pois=0');
  fireEvent.click(await toggle());
  expect(await lobby()).toBeTruthy();
});

it('leaves them out of the building view, and has no switch where no point has a place', async () => {
  const { unmount } = open(`${PATH}?building-view=1`);
  await screen.findByRole('button', { name: /^Apartment 101,/ });
  expect(screen.queryByRole('button', { name: 'Lobby' })).toBeNull();
  unmount();
  open(`${PATH}/72?list=1`);
  await screen.findByRole('region', { name: 'Nearby and inside' });
  expect(screen.queryByRole('button', { name: 'Points of interest' })).toBeNull();
});

it('lists all of them below the units, whatever the filter leaves', async () => {
  open(`${PATH}?list=1&q=999`);
  const list = within(await screen.findByRole('region', { name: 'Nearby and inside' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lobby', '/poi-details-page?poi=101'],
    ['Roof terrace', '/poi-details-page?poi=8'],
  ]);
  fireEvent.focus(list.getByRole('link', { name: 'Lobby' }));
  expect((await lobby()).dataset.hovered).toBe('true');
});
