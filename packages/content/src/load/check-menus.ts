import type { MenuEntry } from '../format/extras.ts';
import type { ContentReader } from './content-reader.ts';
import type { Project } from './load-content.ts';
import { pageKinds } from './page-kinds.ts';

/** Pages by a number of the database: where the folder is imported, it may be something else's. */
const NUMBERED_PAGE = /^\/(?:rs\/)?(?:masterplan|building)\/\d/;
const PAGES = 'A page is project, the id of a community, the name of a building, or a home as B2-304.';

/** Reports items of menus that lead to what is not there, or to two places. */
export function checkMenus(
  reader: ContentReader,
  file: string,
  project: Project,
  /** `building-number` of every unit; null where they are not known. */
  unitKeys: ReadonlySet<string> | null,
): void {
  const poiIds = new Set(project.pois.map((poi) => poi.id));
  for (const { entry, path, app } of entriesOf(project)) {
    const { poi, page, target } = entry;
    if (poi !== undefined && !poiIds.has(poi))
      reader.reportAt(file, [...path, 'poi'], `${app}: no point of interest ${poi}.`);
    if (target !== undefined && NUMBERED_PAGE.test(target)) {
      const place = reader.document(file)?.placeOf([...path, 'target']) ?? null;
      const message = `${app}: ${target} may be another page where this is imported.`;
      reader.issues.warning(file, place, message, `Name it by page. ${PAGES}`);
    }
    const found = page === undefined ? null : pageError(page, entry, project, unitKeys);
    if (found) reader.reportAt(file, [...path, 'page'], `${app}: ${found.message}`, found.expected);
  }
}

interface PageError {
  readonly message: string;
  readonly expected: string | null;
}

function pageError(
  page: string,
  { target, title }: MenuEntry,
  project: Project,
  unitKeys: ReadonlySet<string> | null,
): PageError | null {
  if (target !== undefined)
    return { message: `“${title.en}” has a target too.`, expected: 'Keep one of them.' };
  const kinds = pageKinds(page, project, (key) => unitKeys?.has(key) === true);
  if (kinds.length > 1) return { message: `${page} is a ${kinds.join(' and a ')}.`, expected: null };
  if (kinds.length === 1 || unitKeys === null) return null;
  return { message: `no page ${page}.`, expected: PAGES };
}

interface PlacedEntry {
  readonly entry: MenuEntry;
  readonly path: readonly PropertyKey[];
  /** Id of its client app. */
  readonly app: string;
}

function entriesOf({ apps }: Project): PlacedEntry[] {
  const below = (items: readonly MenuEntry[], path: readonly PropertyKey[], app: string): PlacedEntry[] =>
    items.flatMap((entry, index) => {
      const own = [...path, 'items', index];
      return [{ entry, path: own, app }, ...below(entry.items ?? [], own, app)];
    });
  return apps.flatMap(({ id, menu }, index) => below(menu.items, ['apps', index, 'menu'], id));
}
