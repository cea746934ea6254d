import { POI_PARENT_KINDS, POI_TYPE_IDS } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as menu from './menu.ts';
import * as packages from './package.ts';
import * as pois from './poi.ts';

const POI = {
  id: 5,
  poiTypeId: POI_TYPE_IDS.building_info,
  name: 'Lobby',
  description: null,
  projectId: 1,
  masterplanId: null,
  buildingId: 12,
  apartmentId: null,
  location: [18.7, 42.4],
};
const APP = { id: 1, name: 'Kiosk', contextId: 100, projectId: null };
const ITEM = { id: 3, clientAppId: 1, parentId: 0, position: 0, name: 'Homes', target: '/map', poiId: null };
const PACKAGE = {
  id: 1,
  projectId: 1,
  name: 'Furniture',
  description: null,
  position: 0,
  publish: true,
  apartmentTypeIds: [],
};
const PACKAGE_ITEM = { id: 1, packageId: 1, name: 'Table', description: null, quantity: 1 };

const WHOLE: readonly [string, z.ZodType, Record<string, unknown>][] = [
  ['a point of interest', pois.poi, POI],
  ['what it belongs to', pois.poiParent, { id: 12, kind: 'building', name: 'B2' }],
  ['a code and its name', pois.codeName, { id: 2, name: 'masterplan_info' }],
  ['a client app', menu.clientApp, APP],
  ['a menu item', menu.menuItem, ITEM],
  ['a package', packages.packageAttributes, PACKAGE],
  ['an item of a package', packages.packageItem, PACKAGE_ITEM],
];

describe('content', () => {
  it.each(WHOLE)('takes %s', (_, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
    expect(schema.parse({ ...value, secret: 'x' })).toEqual(value);
  });

  it.each(
    WHOLE.flatMap(([what, schema, value]) =>
      Object.keys(value).map((key) => [what, key, schema, value] as const),
    ),
  )('refuses %s without %s', (_, key, schema, value) => {
    const { [key]: _left, ...rest } = value;
    expect(schema.safeParse(rest).success).toBe(false);
  });

  it.each([
    ['poiTypeId', 1.5],
    ['id', 0],
    ['projectId', null],
    ['location', [18.7]],
    ['location', 'here'],
  ])('refuses a point of interest with %s as %j', (key, value) => {
    expect(pois.poi.safeParse({ ...POI, [key]: value }).success).toBe(false);
  });

  it.each(POI_PARENT_KINDS)('knows the parent kind %s', (kind) => {
    expect(pois.poiParent.safeParse({ id: 1, kind, name: 'x' }).success).toBe(true);
  });

  it.each([
    [0, false],
    [1, true],
    [7, true],
    [8, false],
    [99, false],
    [100, true],
    [101, false],
  ])('knows the app context %d: %s', (contextId, accepted) => {
    expect(menu.clientApp.safeParse({ ...APP, contextId }).success).toBe(accepted);
  });

  it('refuses an item of a package of which there is none', () => {
    expect(packages.packageItem.safeParse({ ...PACKAGE_ITEM, quantity: 0 }).success).toBe(false);
  });
});

describe('a menu', () => {
  it('is nested three deep below its root, and leaves out what lies deeper', () => {
    const third = { ...ITEM, id: 6 };
    const second = { ...ITEM, id: 5, children: [third] };
    const root = { ...ITEM, children: [{ ...ITEM, id: 4, children: [second] }] };
    expect(menu.menuItem.parse(root)).toEqual(root);
    const deeper = { ...ITEM, children: [{ ...ITEM, children: [{ ...ITEM, children: [root] }] }] };
    const parsed = menu.menuItem.parse(deeper);
    expect(parsed.children?.[0]?.children?.[0]?.children?.[0]).toEqual(ITEM);
  });

  it('refuses a child that is no item', () => {
    expect(menu.menuItem.safeParse({ ...ITEM, children: [{ id: 4 }] }).success).toBe(false);
  });
});
