import type { UnitStatus } from '@suite/contracts';
import type { PicturePoint, PictureShape } from '../src/index.ts';
import {
  FACADE_HEIGHT,
  FACADE_WIDTH,
  FLOOR_HEIGHT,
  FLOORS,
  UNIT_WIDTH,
  UNITS,
  unitCorner,
} from './facade.ts';

/** One in two can be had. */
const STATUSES: readonly UnitStatus[] = [
  'available',
  'sold',
  'available',
  'reserved',
  'available',
  'pending-reservation',
  'available',
  'unavailable',
];

function statusOf(index: number): UnitStatus {
  return STATUSES[(index * 5 + Math.floor(index / 7)) % STATUSES.length] ?? 'available';
}

function boxRing(left: number, top: number, width: number, height: number): PicturePoint[] {
  const [right, bottom] = [left + width, top + height];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The homes of the house, one shape each. */
export function facadeShapes(): PictureShape[] {
  return Array.from({ length: FLOORS * UNITS }, (_, index) => {
    const floor = 1 + Math.floor(index / UNITS);
    const number = `${floor}0${(index % UNITS) + 1}`;
    const [left, top] = unitCorner(floor, index % UNITS);
    const status = statusOf(index);
    return {
      id: number,
      ring: boxRing(left + 14, top + 8, UNIT_WIDTH - 28, FLOOR_HEIGHT - 16),
      label: [left + UNIT_WIDTH / 2, top + FLOOR_HEIGHT / 2],
      appearance: { kind: 'unit', status },
      filteredOut: false,
      text: number,
      name: `Apartment ${number}, floor ${floor}, ${status.replace('-', ' ')}`,
      href: `#apartment-${number}`,
      row: floor,
    };
  });
}

/** A ring of eight points in a cell of a grid over the picture, warped so that no edge is upright. */
function warpedRing(column: number, row: number, columns: number, rows: number): PicturePoint[] {
  const [left, right] = [(column + 0.06) / columns, (column + 0.94) / columns];
  const [top, bottom] = [(row + 0.08) / rows, (row + 0.92) / rows];
  const middle = left + (right - left) * (0.35 + 0.3 * Math.abs(Math.sin(column * 12.9 + row * 78.2)));
  const notch = (bottom - top) * 0.18;
  const corners: readonly PicturePoint[] = [
    [left, top],
    [middle, top],
    [middle, top + notch],
    [right, top + notch],
    [right, bottom],
    [middle, bottom],
    [middle, bottom - notch / 2],
    [left, bottom - notch / 2],
  ];
  return corners.map(([u, v]) => [
    FACADE_WIDTH * (0.06 + 0.88 * u + 0.02 * Math.sin(v * 5)),
    FACADE_HEIGHT * (0.08 + 0.84 * v + 0.03 * Math.sin(u * 4)),
  ]);
}

/** Any number of shapes all over the picture. */
export function manyShapes(count: number): PictureShape[] {
  const columns = Math.round(Math.sqrt((count * 16) / 9));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const ring = warpedRing(index % columns, row, columns, rows);
    const [first = [0, 0], , , , opposite = [0, 0]] = ring;
    const status = statusOf(index);
    return {
      id: String(index),
      ring,
      label: [(first[0] + opposite[0]) / 2, (first[1] + opposite[1]) / 2],
      appearance: { kind: 'unit', status },
      filteredOut: false,
      text: String(index + 1),
      name: `Home ${index + 1}, ${status.replace('-', ' ')}`,
      href: `#home-${index + 1}`,
      row: rows - row,
    };
  });
}
