import { AMENITIES, POI_TYPE_IDS } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as buildings from './building.ts';
import * as filter from './filter.ts';
import * as masterplans from './masterplan.ts';
import { media } from './media.ts';
import * as projects from './project.ts';
import * as units from './unit.ts';

const AS_OF = '2026-11-20T08:40:00.000Z';
const counts = {
  total: 3,
  available: 1,
  byStatus: { available: 1, 'pending-reservation': 0, reserved: 0, sold: 2, unavailable: 0 },
};

const medium = {
  id: 7,
  name: 'front.jpg',
  mediaTypeId: 1,
  textualContent: null,
  url: '/media/7.jpg',
  contentType: 'image/jpeg',
  size: 120_000,
  mediaData: {
    width: 1600,
    height: 900,
    polygons: [
      {
        id: 'b2',
        kind: 'building',
        entityId: 12,
        label: [5, 5],
        ring: [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 0],
        ],
      },
    ],
  },
  media: 'data:image/webp;base64,UklGRg==',
};

const apartment = {
  id: 304,
  name: '304',
  area: 52.8,
  terraceArea: null,
  floor: 3,
  rooms: 2,
  orientation: null,
  buildingId: 12,
  masterplanId: 3,
  projectId: 1,
  apartmentTypeId: 2,
  apartmentTypeKey: null,
  Pois: [],
  media: [],
  properties: {},
  asOf: AS_OF,
};

const building = {
  id: 12,
  name: 'B2',
  title: null,
  description: null,
  publish: true,
  masterplansId: 3,
  masterplanName: 'Bay',
  projectId: 1,
  floors: 6,
  media: [],
  unitCounts: counts,
  asOf: AS_OF,
};

const masterplan = {
  id: 3,
  name: 'Bay',
  description: null,
  parentId: 0,
  community: false,
  publish: true,
  projectId: 1,
  media: [medium],
  unitCounts: counts,
  asOf: AS_OF,
};

const project = {
  id: 1,
  name: 'Porto Vala',
  description: null,
  logo: null,
  website: null,
  organizationId: 1,
  location: [18.7, 42.4],
  place: null,
  media: [medium],
  unitCounts: counts,
  asOf: AS_OF,
};

/** Keys without which, one at a time, the schema refuses the value. */
function requiredKeys(schema: z.ZodType, value: Record<string, unknown>, keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const { [key]: _, ...rest } = value;
    return !schema.safeParse(rest).success;
  });
}

describe('the schemas of answers', () => {
  it('[R3.001] takes an apartment with the least that it has', () => {
    const keys = [
      'id',
      'name',
      'area',
      'floor',
      'rooms',
      'media',
      'apartmentTypeId',
      'apartmentTypeKey',
      'Pois',
    ];
    expect(units.unit.parse(apartment)).toEqual(apartment);
    expect(requiredKeys(units.unit, apartment, keys)).toEqual(keys);
  });

  it('[R3.001] takes an apartment with all that it has', () => {
    const full = {
      ...apartment,
      status: 'pending-reservation',
      apartmentTypeKey: 'one_bedroom',
      orientation: 'SE',
      Pois: [{ id: 5, poiTypeId: 6 }],
      media: [medium],
    };
    expect(units.unit.parse(full)).toEqual(full);
    expect(units.unit.safeParse({ ...full, status: 'gone' }).success).toBe(false);
    expect(units.unit.safeParse({ ...full, Pois: [{ id: 5 }] }).success).toBe(false);
  });

  it('[R3.015] takes a point of interest by its id and type, of apartments, buildings and masterplans too', () => {
    const Pois = [POI_TYPE_IDS.apartment, POI_TYPE_IDS.building, POI_TYPE_IDS.masterplan].map(
      (poiTypeId, index) => ({ id: index + 1, poiTypeId }),
    );
    expect(units.unit.parse({ ...apartment, Pois }).Pois).toEqual(Pois);
    expect(units.unit.safeParse({ ...apartment, Pois: [{ poiTypeId: 6 }] }).success).toBe(false);
  });

  it('[R3.002] keeps price, type key, status and the ten extras of an apartment, yes or no', () => {
    const extras = Object.fromEntries(AMENITIES.map((key, index) => [key, index % 2 === 0 ? 'yes' : 'no']));
    const properties = { price: '250000', typeKey: 'studio', status: 'sold', ...extras };
    expect(units.unit.parse({ ...apartment, properties }).properties).toEqual(properties);
    expect(Object.keys(properties)).toHaveLength(13);
  });

  it('[R3.006] takes an apartment type', () => {
    const type = { id: 2, name: 'One bedroom', properties: { typeKey: 'one_bedroom' } };
    expect(units.unitType.parse(type)).toEqual(type);
    expect(requiredKeys(units.unitType, type, Object.keys(type))).toEqual(Object.keys(type));
    expect(units.unitType.safeParse({ ...type, properties: { typeKey: 'two_bedroomroom' } }).success).toBe(
      false,
    );
  });

  it('[R3.009] takes a building', () => {
    const keys = ['id', 'name', 'title', 'description', 'publish', 'masterplansId'];
    expect(buildings.building.parse(building)).toEqual(building);
    expect(requiredKeys(buildings.building, building, keys)).toEqual(keys);
  });

  it('[R3.010] takes a masterplan with the polygons of its pictures, parentId 0 for the root', () => {
    const keys = ['id', 'name', 'parentId', 'community', 'publish', 'media'];
    expect(masterplans.masterplan.parse(masterplan)).toEqual(masterplan);
    expect(requiredKeys(masterplans.masterplan, masterplan, keys)).toEqual(keys);
    expect(masterplans.masterplan.safeParse({ ...masterplan, parentId: -1 }).success).toBe(false);
    const open = { ...medium, mediaData: { ...medium.mediaData, polygons: [{ id: 'b2' }] } };
    expect(masterplans.masterplan.safeParse({ ...masterplan, media: [open] }).success).toBe(false);
  });

  it('[R3.011] takes a project', () => {
    const keys = ['id', 'name', 'logo', 'website', 'media'];
    expect(projects.project.parse(project)).toEqual(project);
    expect(requiredKeys(projects.project, project, keys)).toEqual(keys);
  });

  it('[R3.012] takes the settings of a project', () => {
    const settings = {
      projectId: 1,
      defaultLangId: 6,
      selectedFilters: [1, 2],
      selectedRoles: [4],
      priceEnabled: false,
      compareEnabled: true,
      arrivalEnabled: true,
      privatePreview: false,
      demoSettings: false,
      stylesheetVersion: 1,
    };
    expect(projects.settings.parse(settings)).toEqual(settings);
    expect(requiredKeys(projects.settings, settings, Object.keys(settings))).toEqual(Object.keys(settings));
  });

  it('[R3.013] takes an organisation', () => {
    const organization = { id: 1, name: 'Vala', logo: null, website: null, hideUnitStatus: true };
    const keys = ['id', 'logo', 'hideUnitStatus'];
    expect(projects.organization.parse(organization)).toEqual(organization);
    expect(requiredKeys(projects.organization, organization, keys)).toEqual(keys);
  });

  it('[R3.014] takes a media item with its data URL', () => {
    const keys = ['id', 'name', 'mediaTypeId', 'textualContent', 'media'];
    expect(media.parse(medium)).toEqual(medium);
    expect(requiredKeys(media, medium, keys)).toEqual(keys);
  });

  it('carries a media type that has no name through as its number', () => {
    expect(media.parse({ ...medium, mediaTypeId: 22 }).mediaTypeId).toBe(22);
  });

  it('[R3.020] takes filter bounds, without prices too', () => {
    const bounds = {
      minPrice: null,
      maxPrice: null,
      minFloor: -1,
      maxFloor: 6,
      minArea: 28.5,
      maxArea: 140,
      numberOfRooms: [1, 2],
      statuses: [{ id: 0, name: 'available' }],
    };
    expect(filter.filterBounds.parse(bounds)).toEqual(bounds);
    expect(filter.filterBounds.safeParse({ ...bounds, minPrice: 1, maxPrice: 2 }).success).toBe(true);
    expect(requiredKeys(filter.filterBounds, bounds, Object.keys(bounds))).toEqual(Object.keys(bounds));
  });

  it('[R3.027] takes a filter answer', () => {
    const response = { matchedUnitsIds: [304, 305], numberOfMatchedUnits: 2 };
    expect(filter.filterResponse.parse(response)).toEqual(response);
    expect(requiredKeys(filter.filterResponse, response, Object.keys(response))).toEqual(
      Object.keys(response),
    );
  });

  it('counts every status, or none where the organisation hides them', () => {
    expect(units.unitCounts.safeParse({ ...counts, byStatus: { available: 1 } }).success).toBe(false);
    expect(units.unitCounts.safeParse({ total: 3, available: null, byStatus: null }).success).toBe(true);
  });
});

describe('the schema of a filter request', () => {
  const request = { entityType: 'building', entityId: 12, filters: {} };
  const withFilters = (filters: unknown) => filter.filterRequest.safeParse({ ...request, filters }).success;

  it.each(['masterplan', 'building', 'organization'])('takes the entity type %s', (entityType) => {
    expect(filter.filterRequest.safeParse({ ...request, entityType }).success).toBe(true);
  });

  it.each([0, 1.5, '12', 2_147_483_648])('refuses the entity id %j', (entityId) => {
    expect(filter.filterRequest.safeParse({ ...request, entityId }).success).toBe(false);
  });

  it.each([
    [{ statusIds: [1, 2, 3, 4] }, true],
    [{ statusIds: [] }, true],
    [{ statusIds: [0] }, false],
    [{ statusIds: [5] }, false],
    [{ rooms: [0, 1, 9] }, true],
    [{ rooms: [-1] }, false],
    [{ area: { min: 40, max: 90 } }, true],
    [{ area: { min: 40 } }, false],
    [{ area: [40, 90] }, false],
    [{ orientations: ['N', 'SW'] }, true],
    [{ orientations: ['north'] }, false],
    [{ priceRange: '11k+' }, true],
    [{ priceRange: '' }, true],
    [{ priceRange: '1-2k' }, false],
    [{ role: 'super_admin' }, false],
  ])('answers %j with %s', (filters, accepted) => {
    expect(withFilters(filters)).toBe(accepted);
  });
});
