import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { fits } from '../shape.ts';
import { shapeOf } from './shape-of.ts';

const place = z.object({
  id: essential(z.int()),
  name: essential(z.string().nullable()),
  asOf: essential(z.iso.datetime(), 'if-present'),
  places: essential(z.array(z.tuple([z.number(), z.number()]))),
  isOpen: essential(z.boolean(), 'if-present'),
  note: z.string(),
});

describe('the shape of a schema', () => {
  it('has the essential fields, and says which may be missing', () => {
    expect(shapeOf(place)).toEqual({
      id: 'number',
      'name?': 'string',
      'asOf?': 'time',
      'isOpen?': 'boolean',
      places: [['number']],
    });
  });

  it('marks one field, not every field of the same schema', () => {
    const id = z.int();
    expect(shapeOf(z.object({ id: essential(id), other: id }))).toEqual({ id: 'number' });
  });

  it('is not made of what it cannot check', () => {
    expect(() => shapeOf(z.object({ at: essential(z.date()) }))).toThrow(TypeError);
  });
});

describe('a value fits', () => {
  const GOOD = { id: 1, name: null, places: [[18.7, 42.4]] };

  it.each([
    ['with all that is essential', GOOD, true],
    ['whatever else it has', { ...GOOD, other: true, asOf: '2026-11-20T08:40:00.000Z' }, true],
    ['not without a field', { name: null, places: [] }, false],
    ['not with a text for a number', { ...GOOD, id: '1' }, false],
    ['not with a number that is none', { ...GOOD, id: Number.NaN }, false],
    ['not with a time that cannot be read', { ...GOOD, asOf: 'yesterday' }, false],
    [
      'not with one bad element of a list',
      {
        ...GOOD,
        places: [
          [1, 2],
          ['x', 2],
        ],
      },
      false,
    ],
    ['not with a text for yes or no', { ...GOOD, isOpen: 'no' }, false],
    ['not as a list', [GOOD], false],
    ['not as nothing', null, false],
  ])('%s', (_, value, expected) => {
    expect(fits(shapeOf(place), value)).toBe(expected);
  });
});
