import { things } from '@suite/testing/fake-fetch';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['sales_agent', ['Homes', 'Price requests', 'Preview links']],
  [
    'project_editor',
    ['Overview', 'Parts and pictures', 'Homes', 'Texts', 'Settings', 'Publishing', 'Preview links'],
  ],
  [
    'project_admin',
    [
      'Overview',
      'Parts and pictures',
      'Homes',
      'Price requests',
      'Texts',
      'Settings',
      'Publishing',
      'Preview links',
      'Accounts',
    ],
  ],
] as const)('a %s finds what the policy opens to the role, on this project', async (role, names) => {
  fakeApiFor(role, { 'GET /projects/1/apartments': things([]) });
  openStudio('/studio/projects/1/homes', role);
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of Porto Vala' }));
  const [rooms] = parts.getAllByRole('list');
  if (!rooms) throw new Error('There is no list of rooms');
  const links = within(rooms).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  const previews = links.find(({ textContent }) => textContent === 'Preview links');
  expect(previews?.getAttribute('href')).toBe('/studio/projects/1/previews');
});

it('says who else is at work on the project, and where, if that is a room it knows', async () => {
  const seenAt = '2026-11-20T08:40:00.000Z';
  const api = fakeApiFor('sales_agent', {
    'GET /projects/1/apartments': things([]),
    'PUT /projects/1/presence': things([
      { id: 8, name: 'Eva Ević', room: 'enquiries', seenAt },
      { id: 9, name: 'Ivo Ivić', room: 'roof', seenAt },
    ]),
  });
  openStudio('/studio/projects/1/homes', 'sales_agent');
  const colleagues = await screen.findByRole('list', { name: 'Also at work on this project' });
  const texts = within(colleagues)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Eva EvićPrice requests', 'Ivo Ivić']);
  expect(api.sent('PUT /projects/1/presence')).toEqual([{ room: 'units' }]);
});
