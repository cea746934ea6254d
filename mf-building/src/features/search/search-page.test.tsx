import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../fixtures/open-page.tsx';

it.each([
  ['/masterplan/3/building/12/search', 'Open the list', '/masterplan/3/building/12?list=1'],
  ['/rs/masterplan/3/building/12/search', 'Otvorite listu', '/rs/masterplan/3/building/12?list=1'],
  ['/masterplan/3/building/abc/search', 'Return to project map', '/map'],
])('says at %s that the search is not there yet, and leads on', async (path, label, href) => {
  openPage(path);
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(href);
});
