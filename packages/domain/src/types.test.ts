import { TYPE_KEYS } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { parseTypeKey, typeKeyOf, typeOrder } from './types.ts';

describe('type keys', () => {
  it.each(TYPE_KEYS)('reads %s', (key) => {
    expect(parseTypeKey(key)).toBe(key);
  });

  it('[R3.004] reads two_bedroomroom as two_bedroom, and has no way to write it', () => {
    expect(parseTypeKey('two_bedroomroom')).toBe('two_bedroom');
    expect(typeKeyOf({ name: 'x', properties: { typeKey: 'two_bedroomroom' } })).toBe('two_bedroom');
    expect(TYPE_KEYS).not.toContain('two_bedroomroom');
  });

  it.each([['loft'], [''], [null], [undefined]])('knows no type %j', (text) => {
    expect(parseTypeKey(text)).toBeNull();
  });

  it.each([
    [{ name: 'Anything', properties: { typeKey: 'duplex' } }, 'duplex'],
    [{ name: 'Two bedroom', properties: {} }, 'two_bedroom'],
    [{ name: 'Two Bedroom', properties: { typeKey: null } }, 'two_bedroom'],
    [{ name: 'Public Area' }, 'public_area'],
    [{ name: 'STUDIO' }, 'studio'],
    // Only the first space becomes an underscore.
    [{ name: 'Two bedroom duplex' }, null],
    [{ name: 'Two  bedroom' }, null],
  ])('[R3.005] takes the key of %j as %j', (type, expected) => {
    expect(typeKeyOf(type)).toBe(expected);
  });
});

describe('the order of types', () => {
  it('[R9.006] goes from studio by bedrooms to duplex and public area', () => {
    const keys = [
      'public_area',
      'duplex',
      'five_bedroom',
      'four_bedroom',
      'three_bedroom',
      'two_bedroom',
      'one_bedroom',
      'studio',
    ] as const;
    expect(keys.toSorted((a, b) => typeOrder(a) - typeOrder(b))).toEqual(keys.toReversed());
  });

  it('has six bedrooms behind five, and unknown types at the end', () => {
    expect(typeOrder('six_bedroom')).toBeGreaterThan(typeOrder('five_bedroom'));
    expect(typeOrder('six_bedroom')).toBeLessThan(typeOrder('duplex'));
    expect(typeOrder(null)).toBeGreaterThan(typeOrder('public_area'));
  });
});
