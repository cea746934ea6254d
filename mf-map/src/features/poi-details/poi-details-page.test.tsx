import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../fixtures/show-page.tsx';
import PoiDetailsPage from './poi-details-page.tsx';

it.each([
  ['/poi-details-page', 'Points of interest will have their own page here.', '/map'],
  ['/rs/poi-details-page', 'Ovde će tačke interesovanja imati svoju stranicu.', '/rs/map'],
])('says at %s that the page is not built, with a way to the map', (path, text, map) => {
  showPage(PoiDetailsPage, ['poi-details-page'], path);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(map);
});
