import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTRY_ALIASES, PLACE_ALIASES, SERBIAN_NAMES } from './aliases.ts';

const FILE = path.resolve(import.meta.dirname, '../../../gazetteer/gazetteer.json');

/** `gazetteer/gazetteer.json`; its README says where it comes from. */
export interface GazetteerFile {
  readonly countries: readonly {
    readonly code: string;
    readonly en: string;
    readonly sr: string;
    readonly lat: number;
    readonly lon: number;
    readonly bbox?: readonly [number, number, number, number];
  }[];
  /** `code` is the country's, a point and the region's. */
  readonly regions: readonly (readonly [code: string, name: string, lat: number, lon: number])[];
  readonly places: readonly (readonly [
    name: string,
    country: string,
    region: string,
    lat: number,
    lon: number,
    population: number,
  ])[];
}

/** One country, region or place. */
export interface Entry {
  readonly id: string;
  readonly kind: 'country' | 'region' | 'place';
  readonly name: { readonly en: string; readonly sr: string };
  readonly aliases: readonly string[];
  readonly center: readonly [longitude: number, latitude: number];
  readonly bbox?: [number, number, number, number];
  /** Only of a country: `me`. */
  readonly shortCode?: string;
  /** Population, see `Candidate`. */
  readonly weight: number;
  /** What it lies in, the smallest first. */
  readonly within: readonly Entry[];
}

export function readGazetteer(): GazetteerFile {
  return JSON.parse(readFileSync(FILE, 'utf8')) as GazetteerFile;
}

/** Every entry of the file, each knowing what it lies in. */
export function entriesOf({ countries, regions, places }: GazetteerFile): Entry[] {
  const largest = new Map<string, number>();
  const inhabitants = new Map<string, number>();
  for (const [, country, region, , , population] of places) {
    const code = `${country}.${region}`;
    largest.set(code, Math.max(largest.get(code) ?? 0, population));
    inhabitants.set(country, (inhabitants.get(country) ?? 0) + population);
  }
  const byCode = new Map<string, Entry>();
  for (const { code, en, sr, lat, lon, bbox } of countries) {
    byCode.set(code, {
      id: `country.${code}`,
      kind: 'country',
      name: { en, sr },
      aliases: COUNTRY_ALIASES[code] ?? [],
      center: [lon, lat],
      ...(bbox && { bbox: [...bbox] }),
      shortCode: code.toLowerCase(),
      weight: inhabitants.get(code) ?? 0,
      within: [],
    });
  }
  for (const [code, name, lat, lon] of regions) {
    byCode.set(code, {
      id: `region.${code}`,
      kind: 'region',
      name: { en: name, sr: name },
      aliases: [],
      center: [lon, lat],
      weight: largest.get(code) ?? 0,
      within: present([byCode.get(code.split('.', 1)[0] ?? '')]),
    });
  }
  const placeEntries = places.map(([name, country, region, lat, lon, population], index): Entry => {
    const key = `${country} ${name}`;
    return {
      id: `place.${index}`,
      kind: 'place',
      name: { en: name, sr: SERBIAN_NAMES[key] ?? name },
      aliases: PLACE_ALIASES[key] ?? [],
      center: [lon, lat],
      weight: population,
      within: present([byCode.get(`${country}.${region}`), byCode.get(country)]),
    };
  });
  return [...byCode.values(), ...placeEntries];
}

function present(entries: readonly (Entry | undefined)[]): Entry[] {
  return entries.filter((entry) => entry !== undefined);
}
