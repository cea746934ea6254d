import type { Content } from '@suite/content';
import { LANGUAGE_IDS, ROLE_IDS, SELECTED_FILTER_IDS } from '@suite/contracts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { Texts } from '../database/texts.ts';
import { projectKey, projectRow } from './entity-rows.ts';
import { projectOf, STAFF_COLUMNS, sameColumns } from './put-project.ts';

type StaffColumn = (typeof STAFF_COLUMNS)[number];
type Project = Content['project'];
type Live = Pick<Selectable<Schema['projects']>, StaffColumn>;

/** Only columns that a version and the one that visitors see have in common are compared. */
const NO_TARGET = { organization: 0, project: 0 };

/** What each column is in a version; what only a database can leave empty stays as the version has it. */
const IN_VERSION: Readonly<Record<StaffColumn, (live: Live, project: Project) => Partial<Project>>> = {
  // Without an id, its title is what the project is told by.
  name: ({ name }, project) => ({ id: projectKey({ project }), title: inBoth(name) }),
  description: ({ description }) => ({ description: description ? inBoth(description) : undefined }),
  website: ({ website }) => ({ website }),
  place: ({ place }, { location }) => ({
    location: { ...location, place: place ? inBoth(place) : location.place },
  }),
  longitude: ({ longitude }, { location }) => ({
    location: { ...location, longitude: longitude ?? location.longitude },
  }),
  latitude: ({ latitude }, { location }) => ({
    location: { ...location, latitude: latitude ?? location.latitude },
  }),
  default_language_id: ({ default_language_id: id }, { settings }) => ({
    settings: { ...settings, defaultLanguage: namesOf(LANGUAGE_IDS, [id])[0] ?? settings.defaultLanguage },
  }),
  selected_filters: ({ selected_filters: ids }, { settings }) => ({
    settings: { ...settings, filters: namesOf(SELECTED_FILTER_IDS, ids) },
  }),
  selected_roles: ({ selected_roles: ids }, { settings }) => ({
    settings: { ...settings, roles: namesOf(ROLE_IDS, ids) },
  }),
  price_enabled: ({ price_enabled: prices }, { settings }) => ({ settings: { ...settings, prices } }),
  compare_enabled: ({ compare_enabled: compare }, { settings }) => ({ settings: { ...settings, compare } }),
  arrival_enabled: ({ arrival_enabled: arrival }, { settings }) => ({ settings: { ...settings, arrival } }),
  colours: ({ colours }, { stylesheet }) => ({ stylesheet: { ...colours, version: stylesheet.version } }),
};

/**
 * Content as publishing it would show it: of texts, settings and colours that it says as the version does which visitors see,
 * those that staff set since by `updateProject`.
 */
export async function withLiveProject(db: Database, projectId: number, content: Content): Promise<Content> {
  const live = await db
    .selectFrom('projects')
    .select([...STAFF_COLUMNS, 'published_version'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  const number = live?.published_version ?? null;
  const seen = number === null ? undefined : await projectOf(db, projectId, number);
  if (!live || !seen) return content;
  const rowOf = (of: Pick<Content, 'project'>) => projectRow(of, NO_TARGET, new Date(0));
  const unchanged = sameColumns({ ...rowOf(content), ...asWritten(live) }, rowOf(content));
  const setSince = sameColumns(rowOf(seen), rowOf(content)).filter((column) => !unchanged.includes(column));
  let { project } = content;
  for (const column of setSince) project = { ...project, ...IN_VERSION[column](live, project) };
  return { ...content, project };
}

/** JSON as text, as it is written. */
function asWritten(live: Live): Partial<ReturnType<typeof projectRow>> {
  return Object.fromEntries(
    STAFF_COLUMNS.map((column) => {
      const value = live[column];
      return [column, value !== null && typeof value === 'object' ? JSON.stringify(value) : value];
    }),
  );
}

function inBoth({ en, sr }: Texts): { readonly en: string; readonly sr: string } {
  return { en, sr: sr ?? en };
}

function namesOf<Name extends string>(
  ids: Readonly<Record<Name, number>>,
  wanted: readonly number[],
): Name[] {
  const names = Object.keys(ids) as Name[];
  return wanted.flatMap((id) => names.filter((name) => ids[name] === id));
}
