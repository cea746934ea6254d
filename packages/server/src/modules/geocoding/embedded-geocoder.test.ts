import { PLACE_TYPES, type PlaceType } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { COUNTRY_ALIASES, PLACE_ALIASES, SERBIAN_NAMES } from './aliases.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { readGazetteer } from './gazetteer.ts';
import type { Position } from './near.ts';

const geocoder = createEmbeddedGeocoder();

async function find(
  text: string,
  language: 'en' | 'sr' = 'en',
  types: readonly PlaceType[] = PLACE_TYPES,
  limit = 5,
  near: readonly Position[] = [],
) {
  return (await geocoder.find({ text, limit, types, language, near })).features;
}

describe('the gazetteer', () => {
  it.each<[string, readonly Position[], string]>([
    ['with a project near Budva', [[18.968, 42.1935]], 'Budva'],
    ['without projects', [], 'Budapest'],
  ])('finds for "bud", %s, first %s', async (_, near, expected) => {
    const [first] = await find('bud', 'en', ['place'], 5, near);
    expect(first?.text).toBe(expected);
  });

  it.each([
    ['Budva', 'place', 'Budva, Montenegro'],
    ['kotor', 'place', 'Kotor, Montenegro'],
    ['čačak', 'place', 'Čačak, Central Serbia, Serbia'],
    ['cacak', 'place', 'Čačak, Central Serbia, Serbia'],
    ['Чачак', 'place', 'Čačak, Central Serbia, Serbia'],
    ['Beograd', 'place', 'Belgrade, Central Serbia, Serbia'],
    ['Belgrade', 'place', 'Belgrade, Central Serbia, Serbia'],
    ['Београд', 'place', 'Belgrade, Central Serbia, Serbia'],
    ['Inđija', 'place', 'Inđija, Vojvodina, Serbia'],
    ['indjija', 'place', 'Inđija, Vojvodina, Serbia'],
    ['Beč', 'place', 'Vienna, Austria'],
    ['crna gora', 'country', 'Montenegro'],
    ['Црна Гора', 'country', 'Montenegro'],
    ['USA', 'country', 'United States'],
    ['bosnia and herzegovina', 'country', 'Bosnia & Herzegovina'],
    ['vojvod', 'region', 'Vojvodina, Serbia'],
    ['herceg', 'place', 'Herceg Novi, Montenegro'],
    ['Budva, Montenegro', 'place', 'Budva, Montenegro'],
    ['Georgia, united', 'region', 'Georgia, United States'],
    ['Georgia', 'country', 'Georgia'],
  ])('finds %s first as a %s, %s', async (text, type, name) => {
    const [first] = await find(text);
    expect([first?.place_type, first?.place_name]).toEqual([[type], name]);
  });

  it('names places in Serbian', async () => {
    const [belgrade] = await find('Belgrade', 'sr');
    expect(belgrade).toMatchObject({
      text: 'Beograd',
      place_name: 'Beograd, Central Serbia, Srbija',
      center: [20.465, 44.804],
      context: [
        { id: 'region.RS.SE', text: 'Central Serbia' },
        { id: 'country.RS', text: 'Srbija', short_code: 'rs' },
      ],
    });
  });

  it.each(['nowhere at all', '!?', ',', 'Budva, Serbia'])('finds nothing for %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each(PLACE_TYPES)('finds only a %s when nothing else is asked for', async (type) => {
    const found = await find('a', 'en', [type], 10);
    expect(found).toHaveLength(10);
    for (const feature of found) expect(feature.place_type).toEqual([type]);
  });

  it('gives a country its bounding box', async () => {
    const [country] = await find('Andorra', 'en', ['country']);
    expect(country?.bbox).toEqual([1.48, 42.46, 1.73, 42.58]);
  });

  it('has every place and country of which another name is known', () => {
    const { places, countries } = readGazetteer();
    const known = new Set(places.map(([name, country]) => `${country} ${name}`));
    const named = [...Object.keys(SERBIAN_NAMES), ...Object.keys(PLACE_ALIASES)];
    expect(named.filter((key) => !known.has(key))).toEqual([]);
    const codes = new Set(countries.map(({ code }) => code));
    expect(Object.keys(COUNTRY_ALIASES).filter((code) => !codes.has(code))).toEqual([]);
  });
});
