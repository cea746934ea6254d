import { BUILDINGS, type Community } from '../site/layout.ts';
import type { View } from './view-shapes.ts';

const COMMUNITIES: readonly Community[] = ['hills', 'bay', 'marina'];
/** Buildings that are also shown from the garden side. */
const WITH_BACK = ['B2', 'T1', 'T2'];
const LARGE = { width: 1920, height: 1080 };
const SMALL = { width: 1600, height: 900 };
/** Of buildings. */
const LARGE_VIEWS = ['b2-front', 'b2-back', 'h2-front', 't2-front'];

/** All pictures of the demo that have shapes. */
export const VIEWS: readonly View[] = [
  { id: 'masterplan', camera: 'masterplan', width: 2560, height: 1440, shows: 'place', buildings: [] },
  ...COMMUNITIES.map(
    (community): View => ({
      id: community,
      camera: community,
      ...LARGE,
      shows: 'community',
      buildings: BUILDINGS.filter((building) => building.community === community).map(({ name }) => name),
    }),
  ),
  ...BUILDINGS.flatMap(({ name }) =>
    (WITH_BACK.includes(name) ? ['front', 'back'] : ['front']).map((side): View => {
      const id = `${name.toLowerCase()}-${side}`;
      const size = LARGE_VIEWS.includes(id) ? LARGE : SMALL;
      return { id, camera: `${name}-${side}`, ...size, shows: 'building', buildings: [name] };
    }),
  ),
];
