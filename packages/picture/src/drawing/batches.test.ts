import { describe, expect, test } from 'vitest';
import type { ShapeAppearance } from '../types.ts';
import { batchShapes, MAX_BATCH_SIZE } from './batches.ts';

const SOLD: ShapeAppearance = { kind: 'unit', status: 'sold' };
const AVAILABLE: ShapeAppearance = { kind: 'unit', status: 'available' };

describe('batchShapes', () => {
  test('puts shapes of one look together and filtered-out ones below', () => {
    const batches = batchShapes([
      { appearance: SOLD, filteredOut: false },
      { appearance: AVAILABLE, filteredOut: false },
      { appearance: SOLD, filteredOut: false },
      { appearance: AVAILABLE, filteredOut: true },
    ]);
    expect(batches).toEqual([
      { key: 'out', indexes: [3] },
      { key: 'sold', indexes: [0, 2] },
      { key: 'available', indexes: [1] },
    ]);
  });

  test('holds every shape once, at most 64 in a batch', () => {
    const shapes = Array.from({ length: 1000 }, (_, index) => ({
      appearance: index % 3 === 0 ? SOLD : AVAILABLE,
      filteredOut: index % 5 === 0,
    }));
    const batches = batchShapes(shapes);
    const indexes = batches.flatMap((batch) => batch.indexes).sort((one, other) => one - other);
    expect(indexes).toEqual(shapes.map((_, index) => index));
    expect(Math.max(...batches.map((batch) => batch.indexes.length))).toBe(MAX_BATCH_SIZE);
  });
});
