import { ROUTES, type RouteName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { type FilterEntity, filterEntities } from './entity.ts';

const IDS = { id: 12, buildingId: 34, organizationIds: [56, 57] };

describe('[R7.074] what a filter asks about', () => {
  const expected: Partial<Record<RouteName, FilterEntity[]>> = {
    map: [
      { type: 'organization', id: 56 },
      { type: 'organization', id: 57 },
    ],
    'masterplan-id': [{ type: 'masterplan', id: 12 }],
    'masterplan-view': [{ type: 'masterplan', id: 12 }],
    'masterplan-building-view': [{ type: 'masterplan', id: 12 }],
    'building-id': [{ type: 'building', id: 12 }],
    'building-page-view': [{ type: 'building', id: 12 }],
    search: [{ type: 'building', id: 34 }],
  };
  it.each(Object.keys(ROUTES) as RouteName[])('on the route %s', (route) => {
    expect(filterEntities(route, IDS)).toEqual(expected[route] ?? []);
  });

  it('is nothing while the id is not known', () => {
    expect(filterEntities('map', { id: 12 })).toEqual([]);
    expect(filterEntities('search', { id: 12, buildingId: null })).toEqual([]);
  });
});
