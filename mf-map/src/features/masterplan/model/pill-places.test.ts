import { describe, expect, it } from 'vitest';
import { aPolygon } from '../../../fixtures/entities.ts';
import { pillPlaces } from './pill-places.ts';

const SIZE = { width: 120, height: 40, leader: 30 };
const ROOM = [0, 0, 1000, 600] as const;

function shapeAt(id: string, left: number, top: number) {
  const { ring, label } = aPolygon('building', 1, left, top);
  return {
    id,
    ring,
    label,
    appearance: { kind: 'area' as const },
    filteredOut: false,
    text: '',
    name: id,
    href: null,
    row: 0,
  };
}

function placesOf(...shapes: ReturnType<typeof shapeAt>[]) {
  const places = pillPlaces(shapes, ROOM, () => SIZE);
  return Object.fromEntries([...places].map(([id, place]) => [id, place.side]));
}

describe('pill of an area', () => {
  it('stands above it, its leader ending a little below the upper edge', () => {
    expect(pillPlaces([shapeAt('a', 400, 300)], ROOM, () => SIZE).get('a')).toEqual({
      side: 'above',
      at: [450, 307.5],
      fits: true,
    });
  });

  it('stands beside it where another area is above', () => {
    expect(placesOf(shapeAt('low', 400, 400), shapeAt('high', 400, 260))).toEqual({
      low: 'right',
      high: 'above',
    });
  });

  it('stands left of it where the right is taken too', () => {
    expect(placesOf(shapeAt('a', 400, 400), shapeAt('above', 400, 260), shapeAt('right', 540, 400)).a).toBe(
      'left',
    );
  });

  it('does not leave the picture', () => {
    expect(placesOf(shapeAt('a', 400, 10))).toEqual({ a: 'right' });
    expect(placesOf(shapeAt('a', 890, 10))).toEqual({ a: 'left' });
  });

  it('keeps clear of other pills', () => {
    expect(placesOf(shapeAt('a', 400, 300), shapeAt('b', 505, 300))).toEqual({ a: 'above', b: 'right' });
  });

  it('stands on its area where there is no room around it', () => {
    const small = { width: 60, height: 10, leader: 5 };
    const alone = pillPlaces([shapeAt('a', 400, 300)], [400, 300, 500, 400], () => small);
    expect(alone.get('a')).toEqual({ side: 'above', at: [450, 350], fits: true });
  });

  it('stands below it, where it is seen, when the frame cuts the area and another one lies beside it', () => {
    const cut = {
      ...shapeAt('cut', 700, 100),
      ring: [
        [700, 100],
        [1400, 100],
        [1400, 200],
        [700, 200],
      ] as const,
      label: [1050, 150] as const,
    };
    const beside = shapeAt('beside', 680, 80);
    const places = pillPlaces([beside, cut], [0, 60, 840, 600], () => ({ ...SIZE, width: 110 }));
    expect(places.get('cut')).toEqual({ side: 'below', at: [770, 192.5], fits: true });
  });

  it('keeps clear of what stands on the picture', () => {
    const control = [900, 0, 1000, 300] as const;
    const places = pillPlaces([shapeAt('a', 860, 200)], ROOM, () => SIZE, [control]);
    expect(places.get('a')?.side).toBe('left');
  });

  it('rather covers another area than a control', () => {
    const above = shapeAt('b', 380, 150);
    const blocked = [[505, 300, 1000, 400]] as const;
    const places = pillPlaces([shapeAt('a', 400, 300), above], [385, 0, 1000, 405], () => SIZE, blocked);
    expect(places.get('a')).toMatchObject({ side: 'above', fits: true });
  });

  it('stands above it at the part that leaves room, where its middle does not', () => {
    const places = pillPlaces([shapeAt('a', 400, 300)], ROOM, () => SIZE, [
      [0, 0, 410, 600],
      [560, 250, 1000, 600],
    ]);
    expect(places.get('a')).toMatchObject({ side: 'above', at: [480, 307.5], fits: true });
  });

  it('does not stand in the middle of another area, whose name it would seem to be', () => {
    const [a, b] = [shapeAt('a', 0, 300), shapeAt('b', 105, 300)];
    const size = { width: 150, height: 40, leader: 5 };
    const places = pillPlaces([a, b], [80, 290, 1000, 410], () => size);
    expect(places.get('a')?.fits).toBe(false);
    expect(places.get('b')?.fits).toBe(true);
  });

  it('stands above where nothing is free', () => {
    const wide = pillPlaces([shapeAt('a', 400, 300)], [0, 0, 500, 350], () => ({ ...SIZE, width: 2000 }));
    expect(wide.get('a')).toMatchObject({ side: 'above', fits: false });
  });
});
