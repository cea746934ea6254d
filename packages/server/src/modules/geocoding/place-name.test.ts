import { describe, expect, it } from 'vitest';
import { cutPlaceName, featureOf } from './place-name.ts';

describe('place names', () => {
  it.each([59, 60, 61, 200])('[R7.072] of %i characters are cut at 60', (length) => {
    const name = 'abcdefghij'.repeat(20).slice(0, length);
    expect(cutPlaceName(name)).toBe(name.slice(0, 60));
    expect(cutPlaceName(name)).toHaveLength(Math.min(length, 60));
  });

  it('are not cut through the middle of a character', () => {
    const name = `${'a'.repeat(59)}𝒳`;
    expect(name).toHaveLength(61);
    expect(cutPlaceName(name)).toBe('a'.repeat(59));
  });

  it('say a name once where the place is called as what it lies in', () => {
    const context = [
      { id: 'region.ME.05', text: 'Budva' },
      { id: 'country.ME', text: 'Montenegro' },
    ];
    const feature = featureOf({ id: 'place.1', type: 'place', text: 'Budva', center: [18.8, 42.3], context });
    expect(feature.place_name).toBe('Budva, Montenegro');
    expect(feature.geometry).toEqual({ type: 'Point', coordinates: [18.8, 42.3] });
  });
});
