import { ROUTES, type RouteName } from '@suite/contracts';
import { expect, it } from 'vitest';
import { hasFilterBar } from './bar-visibility.ts';

const withFilters: readonly RouteName[] = [
  'map',
  'masterplan',
  'masterplan-id',
  'masterplan-view',
  'masterplan-building-view',
  'building-id',
];

it.each(Object.keys(ROUTES) as RouteName[])('[R2.071] [R2.072] stands on the right routes: %s', (route) => {
  expect(hasFilterBar(route)).toBe(withFilters.includes(route));
});

it.each<RouteName>(['apartment-id', 'search', 'poi-details-page', 'building-page-view'])(
  '[R2.071] is hidden on %s',
  (route) => {
    expect(hasFilterBar(route)).toBe(false);
  },
);
