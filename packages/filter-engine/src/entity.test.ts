import { ROUTES, type RouteName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { type FilterEntity, filterEntity } from './entity.ts';

const IDS = { id: 12, buildingId: 34, organizationId: 56 };

describe('[R7.074] what a filter asks about', () => {
  const expected: Partial<Record<RouteName, FilterEntity>> = {
    map: { type: 'organization', id: 56 },
    'masterplan-id': { type: 'masterplan', id: 12 },
    'masterplan-view': { type: 'masterplan', id: 12 },
    'masterplan-building-view': { type: 'masterplan', id: 12 },
    'building-id': { type: 'building', id: 12 },
    'building-page-view': { type: 'building', id: 12 },
    search: { type: 'building', id: 34 },
  };
  it.each(Object.keys(ROUTES) as RouteName[])('on the route %s', (route) => {
    expect(filterEntity(route, IDS)).toEqual(expected[route] ?? null);
  });

  it('is nothing while the id is not known', () => {
    expect(filterEntity('map', { id: 12 })).toBeNull();
    expect(filterEntity('search', { id: 12, buildingId: null })).toBeNull();
  });
});
