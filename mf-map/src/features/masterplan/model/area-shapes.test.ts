import { describe, expect, it } from 'vitest';
import { aBuilding, aCommunity, aPolygon } from '../../../fixtures/entities.ts';
import { type AreaShapesInput, areaShapes } from './area-shapes.ts';
import { buildingChild, communityChild } from './children.ts';

const HILLS = communityChild(aCommunity(2, 'Hills'), 'en');
const GATE = buildingChild(aBuilding(10, 'G1', { title: 'Gate House' }), 'en');
const PIER = buildingChild(aBuilding(11, 'P1', { masterplansId: 2 }), 'en');

const POLYGONS = [
  aPolygon('masterplan', 2, 100),
  aPolygon('masterplan', null, 300),
  aPolygon('building', 10, 500),
  aPolygon('building', 11, 600, 400),
];

function shapesOf(more: Partial<AreaShapesInput> = {}) {
  return areaShapes({
    polygons: POLYGONS,
    children: [HILLS],
    mode: 'communities',
    hasPills: true,
    nameOf: ({ name }) => `${name}, 12 available`,
    emptyName: 'Not available yet',
    ...more,
  });
}

describe('areas of a masterplan', () => {
  it('are its communities, named and leading to them', () => {
    const [hills] = shapesOf().shapes;
    expect(hills).toMatchObject({
      appearance: { kind: 'area' },
      name: 'Hills, 12 available',
      href: '/masterplan/2',
      filteredOut: false,
      label: [150, 150],
    });
    expect(hills?.ring).toHaveLength(5);
  });

  it('that belong to nothing are neutral, named "Not available yet" and open nothing', () => {
    const [, empty] = shapesOf().shapes;
    expect(empty).toMatchObject({
      appearance: { kind: 'neutral' },
      name: 'Not available yet',
      href: null,
    });
  });

  it('are also the buildings that stand in the masterplan itself, but not those of its communities', () => {
    const { shapes } = shapesOf({ children: [HILLS, GATE] });
    expect(shapes.map(({ href }) => href)).toEqual(['/masterplan/2', null, '/masterplan/1/building/10']);
  });

  it('are all buildings in the building view', () => {
    const { shapes } = shapesOf({ mode: 'buildings', children: [GATE, PIER] });
    expect(shapes.map(({ name }) => name)).toEqual(['Gate House, 12 available', 'P1, 12 available']);
  });

  it('are what the picture has where it shows none of the wanted kind', () => {
    const polygons = [aPolygon('masterplan', 2, 100)];
    const { shapes, unseen } = shapesOf({ polygons, mode: 'buildings', children: [GATE] });
    expect(shapes).toHaveLength(1);
    expect(unseen).toEqual([GATE]);
  });

  it('have the short name of a building in the picture where there are no pills', () => {
    const { shapes } = shapesOf({ mode: 'buildings', children: [GATE, PIER], hasPills: false });
    expect(shapes.map(({ text }) => text)).toEqual(['G1', 'P1']);
  });

  it('have no rows: the arrow keys go to what is nearest', () => {
    expect(shapesOf().shapes.map(({ row }) => row)).toEqual([null, null]);
  });
});

it('leads from shapes to children and back, also when a file repeats an id', () => {
  const twice = [aPolygon('masterplan', 2, 100), aPolygon('masterplan', 2, 100)];
  const { shapes, childOf, shapeOf } = shapesOf({ polygons: twice });
  expect(new Set(shapes.map(({ id }) => id)).size).toBe(2);
  expect(shapes.map(({ id }) => childOf.get(id))).toEqual([HILLS, HILLS]);
  expect(shapeOf.get('masterplan-2')).toBe(shapes[0]?.id);
});

it('knows what has no area in the picture', () => {
  expect(shapesOf({ children: [HILLS, GATE, { ...PIER, id: 77 }] }).unseen.map(({ id }) => id)).toEqual([77]);
});
