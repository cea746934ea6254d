import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../fixtures/show-page.tsx';
import PoiDetailsPage from './poi-details-page.tsx';

it.each([
  ['/poi-details-page', 'This page is not available yet', '/map'],
  ['/rs/poi-details-page', 'Ova stranica još nije dostupna', '/rs/map'],
])('says at %s that the page is not built, with a way to the map', (path, title, map) => {
  showPage(PoiDetailsPage, ['poi-details-page'], path);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(map);
});
