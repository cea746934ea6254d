import { type Content, unitKey, viewsOf } from '@suite/content';

type Project = Content['project'];

/** Names of what no part may be called. */
const RESERVED = ['project', 'logo'];

/** `Coral House` is `Coral-House`; what has no letter of the Latin alphabet is called `part`. */
function keyOfTitle(title: string): string {
  const key = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('đ', 'dj')
    .replaceAll('Đ', 'Dj')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return key === '' ? 'part' : key;
}

/** A key for something new; the second of the same title ends in `-2`. Keys differ in more than capital letters. */
export function newKey(
  title: string,
  taken: readonly string[],
  spelling: 'lower' | 'as-is' = 'lower',
): string {
  const key = keyOfTitle(title);
  const base = spelling === 'lower' ? key.toLowerCase() : key;
  const known = new Set([...RESERVED, ...taken].map((one) => one.toLowerCase()));
  let free = base;
  for (let number = 2; known.has(free.toLowerCase()); number += 1) free = `${base}-${number}`;
  return free;
}

/** Keys of all pictures that have one. */
export function pictureKeys(project: Project): string[] {
  return [...viewsOf(project).map(({ view }) => view.id), ...project.extraImages.map(({ id }) => id)];
}

/** Key of what a point of interest belongs to: the project, its site, a part of it or a home. */
export function ownerOfPoi(poi: Project['pois'][number]): string {
  switch (poi.of) {
    case 'community':
      return poi.community;
    case 'building':
      return poi.building;
    case 'unit':
      return unitKey(poi.building, poi.unit);
    default:
      return poi.of;
  }
}
