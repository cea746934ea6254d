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
