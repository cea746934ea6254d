import type { APIRequestContext } from '@playwright/test';
import { buildingPath, demoApartments, demoBuilding } from './demo.ts';

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
  readonly home: string;
  readonly homes: readonly number[];
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
  { name: 'home', whole: 'main img', path: ({ home }) => home },
  {
    name: 'compare',
    whole: 'main table img',
    path: ({ homes }) => `/compare-apartments-view?ids=${homes.slice(0, 3).join(',')}`,
  },
  { name: 'login', whole: 'main input', path: () => '/login' },
  { name: 'signup', whole: 'main input', path: () => '/signup' },
  { name: 'not-found', whole: 'main a', path: () => '/nowhere' },
];

export async function demoPlaces(request: APIRequestContext): Promise<Places> {
  const building = await demoBuilding(request, BUILDING);
  const homes = (await demoApartments(request, building)).map((home) => home.id);
  const path = buildingPath(building);
  return { building: path, home: `${path}/apartment/${homes[0]}`, homes };
}
