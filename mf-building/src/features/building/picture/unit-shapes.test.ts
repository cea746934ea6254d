import { expect, it } from 'vitest';
import { aHiddenUnit, aPolygon, aUnit } from '../../../fixtures/building.ts';
import { unitShapes } from './unit-shapes.ts';

const base = {
  matchedIds: null,
  nameOf: (unit: { name: string }) => `Apartment ${unit.name}`,
  hrefOf: (unit: { id: number }) => `/apartment/${unit.id}`,
  emptyName: 'No home here',
};

it('draws one shape per polygon in the colour of its unit, in the row of its floor', () => {
  const { shapes } = unitShapes({ ...base, polygons: [aPolygon(304)], units: [aUnit({ status: 'sold' })] });
  expect(shapes).toEqual([
    expect.objectContaining({
      appearance: { kind: 'unit', status: 'sold' },
      filteredOut: false,
      text: '304',
      name: 'Apartment 304',
      href: '/apartment/304',
      row: 3,
    }),
  ]);
});

it('fades the units that do not match, and empty shapes too while something is filtered', () => {
  const { shapes } = unitShapes({
    ...base,
    polygons: [aPolygon(301), aPolygon(302), aPolygon(null)],
    units: [aUnit({ id: 301 }), aUnit({ id: 302 })],
    matchedIds: new Set([302]),
  });
  expect(shapes.map((shape) => shape.filteredOut)).toEqual([true, false, true]);
});

it.each([
  ['null', null],
  ['unknown', 999],
])('draws a polygon whose unit is %s neutral, named and leading nowhere', (_, entityId) => {
  const { shapes, unitOf } = unitShapes({ ...base, polygons: [aPolygon(entityId)], units: [aUnit()] });
  expect(shapes[0]).toMatchObject({
    appearance: { kind: 'neutral' },
    name: 'No home here',
    href: null,
    text: '',
    filteredOut: false,
  });
  expect(unitOf.size).toBe(0);
});

it('draws units neutral, with their number, where the status is hidden', () => {
  const { shapes } = unitShapes({ ...base, polygons: [aPolygon(304)], units: [aHiddenUnit()] });
  expect(shapes[0]).toMatchObject({ appearance: { kind: 'neutral' }, text: '304', href: '/apartment/304' });
});

it('draws a public area neutral, without number and leading nowhere', () => {
  const lobby = aUnit({ id: 100, apartmentTypeKey: 'public_area' });
  const { shapes, unseen } = unitShapes({ ...base, polygons: [aPolygon(100)], units: [lobby] });
  expect(shapes[0]).toMatchObject({ appearance: { kind: 'neutral' }, text: '', href: null });
  expect(unseen).toEqual([]);
});

it('finds the homes without a polygon, public areas left out', () => {
  const units = [aUnit({ id: 301 }), aUnit({ id: 302 }), aUnit({ id: 100, apartmentTypeKey: 'public_area' })];
  const { unseen } = unitShapes({ ...base, polygons: [aPolygon(301)], units });
  expect(unseen.map((unit) => unit.id)).toEqual([302]);
  const filtered = unitShapes({ ...base, polygons: [aPolygon(301)], units, matchedIds: new Set([301]) });
  expect(filtered.unseen).toEqual([]);
});

it('keeps shapes apart when two polygons of a view carry the same id', () => {
  const { shapes, shapeOf } = unitShapes({
    ...base,
    polygons: [aPolygon(304), aPolygon(304, 1)],
    units: [aUnit()],
  });
  expect(new Set(shapes.map((shape) => shape.id)).size).toBe(2);
  expect(shapeOf.get(304)).toBe(shapes[0]?.id);
});
