import type { Unit } from '@suite/api';
import type { ViewMedium } from '@suite/domain';
import { expect, it } from 'vitest';
import { areaShapes, unitShapes } from './first-shapes.ts';

const ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 0],
];

function viewWith(
  polygons: readonly { readonly kind: string; readonly entityId: number | null }[],
): ViewMedium {
  const drawn = polygons.map((one, index) => ({ ...one, id: `p${index}`, ring, label: [5, 3] }));
  return { mediaData: { width: 100, height: 50, polygons: drawn } } as unknown as ViewMedium;
}

const unit = (id: number, more: Partial<Unit> = {}) =>
  ({
    id,
    name: `10${id}`,
    apartmentTypeId: 2,
    apartmentTypeKey: 'one_bedroom',
    area: 52,
    floor: 1,
    status: 'available',
    ...more,
  }) as Unit;

it('has a shape for each polygon of a building, named and led as the page does it', () => {
  const view = viewWith([
    { kind: 'apartment', entityId: 1 },
    { kind: 'poi', entityId: 9 },
    { kind: 'apartment', entityId: 2 },
    { kind: 'apartment', entityId: null },
  ]);
  const units = [unit(1), unit(2, { apartmentTypeId: 0, apartmentTypeKey: null })];
  const shapes = unitShapes(view, units, { locale: 'rs', pathOf: ({ id }) => `/home/${id}` });
  expect(shapes.map(({ id, text, href }) => [id, text, href])).toEqual([
    ['p0:0', '101', '/rs/home/1'],
    ['p2:1', '', null],
    ['p3:2', '', null],
  ]);
  expect(shapes[0]).toMatchObject({
    name: 'Stan 101, 1 spavaća soba, 52,0\u00A0m², sprat 1, slobodan',
    appearance: { kind: 'unit', status: 'available' },
    row: 1,
  });
  expect(shapes[1]?.appearance).toEqual({ kind: 'neutral' });
});

it('has the communities of a masterplan and its own buildings, and no others', () => {
  const view = viewWith([
    { kind: 'masterplan', entityId: 3 },
    { kind: 'building', entityId: 5 },
    { kind: 'building', entityId: 6 },
  ]);
  const unitCounts = { total: 4, available: 2 };
  const parts = {
    masterplans: [{ attributes: { id: 3, name: 'Bay', parentId: 1, publish: true, unitCounts } }],
    buildings: [{ attributes: { id: 5, name: 'B1', title: 'Coral', masterplansId: 1, unitCounts } }],
  } as unknown as Parameters<typeof areaShapes>[1];
  expect(areaShapes(view, parts, 'en').map(({ id, text, name, href }) => [id, text, name, href])).toEqual([
    ['p0:0', 'Bay', 'Bay, 2 of 4 homes available', '/masterplan/3'],
    ['p1:1', 'Coral', 'Coral, 2 of 4 homes available', '/masterplan/1/building/5'],
  ]);
});
