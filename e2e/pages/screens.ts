import type { APIRequestContext } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from './demo.ts';

/** Homes that no journey sells, so that every run sees them as the last one did. */
const BUILDING = 'B1';

/** A screen of the product. */
export interface Screen {
  /** Its name in file names. */
  readonly name: string;
  /** Selector of what is there once it is whole. */
  readonly whole: string;
  /** Its address without the language's prefix. */
  path(places: Places): string;
}

/** Addresses in the demo project. */
export interface Places {
  readonly building: string;
  readonly unit: string;
  readonly units: readonly number[];
}

const FILTERS = ':is([role="toolbar"], nav[aria-label])';
const PICTURE = `main:has([data-picture-state="ready"]:not([data-shapes="0"])) ${FILTERS}`;

export const SCREENS: readonly Screen[] = [
  { name: 'map', whole: `main:has([data-label]) ${FILTERS}`, path: () => '/map' },
  { name: 'masterplan', whole: PICTURE, path: () => '/masterplan/1' },
  { name: 'building', whole: PICTURE, path: ({ building }) => building },
  {
    name: 'building-filtered',
    whole: PICTURE,
    path: ({ building }) => `${building}?status=available&list=1`,
  },
  { name: 'home', whole: 'main img', path: ({ unit }) => unit },
  {
    name: 'compare',
    whole: 'main table img',
    path: ({ units }) => `/compare-apartments-view?ids=${units.slice(0, 3).join(',')}`,
  },
  { name: 'login', whole: 'main input', path: () => '/login' },
  { name: 'signup', whole: 'main input', path: () => '/signup' },
  { name: 'not-found', whole: 'main a', path: () => '/nowhere' },
];

export async function demoPlaces(request: APIRequestContext): Promise<Places> {
  const building = await demoBuilding(request, BUILDING);
  const units = (await demoUnits(request, building)).map((unit) => unit.id);
  const path = buildingPath(building);
  return { building: path, unit: `${path}/apartment/${units[0]}`, units };
}
