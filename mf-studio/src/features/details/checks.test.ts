import { expect, it } from 'vitest';
import { isOnEarth, unsoundNames } from './checks.ts';

const TEXTS = [
  {
    path: 'title',
    part: 'project' as const,
    owner: 'Porto Vala',
    field: 'title',
    isLong: false,
    isRequired: true,
    en: 'Porto Vala',
    sr: 'Porto Vala',
  },
];
const COLOURS = { accent: '#1D4657', accentHover: '#163744', accentInk: '#FFFFFF', accentTint: '#E3ECEF' };

it.each([
  [18.84, 42.29, true],
  [180, -90, true],
  [180.1, 0, false],
  [0, 91, false],
  [Number.NaN, 42, false],
  [JSON.parse('null'), 42, false],
])('%s, %s is on Earth: %s', (longitude, latitude, expected) => {
  expect(isOnEarth({ longitude, latitude })).toBe(expected);
});

it.each([
  [{}, []],
  [{ 'texts/title': { en: 'Porto', sr: '' } }, ['texts/title']],
  [{ 'texts/title': { en: 'Porto', sr: 'Porto' }, website: null }, []],
  [{ colours: COLOURS }, []],
  [{ colours: { ...COLOURS, accent: '#EEEEEE' } }, ['colours']],
  [{ location: { longitude: 18.84, latitude: Number.NaN } }, ['location']],
])('%j: %j cannot be saved', (values, unsound) => {
  expect(unsoundNames(values, TEXTS)).toEqual(unsound);
});
