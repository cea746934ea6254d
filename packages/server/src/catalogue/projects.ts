import type { Media, Project, ProjectFeatures, ProjectSettings } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { ResponseOf } from '../operations/operation-types.ts';
import { mediaByProject, mediaUrls } from './media.ts';
import { type QueryContext, type Resource, textIn, viewOf } from './query-context.ts';
import { availabilityOf } from './unit-counts.ts';

type ProjectRow = Selectable<Schema['visible_projects']> & { readonly published?: boolean };

export async function listProjects(context: QueryContext): Promise<Resource<Project>[]> {
  const rows = await context.db.selectFrom(viewOf(context, 'projects')).selectAll().orderBy('id').execute();
  return describeProjects(context, rows);
}

/** Projects by their ids, published or not as the reading has it; their media only where they are asked for. */
export async function listProjectsOf(
  context: QueryContext,
  ids: readonly number[],
  { withMedia }: { readonly withMedia: boolean },
): Promise<Resource<Project>[]> {
  if (ids.length === 0) return [];
  const rows = await context.db
    .selectFrom(viewOf(context, 'projects'))
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return describeProjects(context, rows, withMedia);
}

export async function findProject(context: QueryContext, id: number): Promise<Resource<Project>> {
  const [project] = await describeProjects(context, [await findProjectRow(context, id)]);
  if (!project) throw unknownProject(id);
  return project;
}

/** @throws {RequestError} 404 for an unknown or unpublished project. */
export async function findProjectRow(context: QueryContext, id: number): Promise<ProjectRow> {
  const row = await context.db
    .selectFrom(viewOf(context, 'projects'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownProject(id);
  return row;
}

function unknownProject(id: number) {
  return notFound(`There is no published project ${id}.`);
}

async function describeProjects(
  context: QueryContext,
  rows: readonly ProjectRow[],
  withMedia = true,
): Promise<Resource<Project>[]> {
  const { db, language } = context;
  const media = await mediaByProject(context, withMedia ? rows.map((row) => row.id) : []);
  const logos = await mediaUrls(
    db,
    rows.map((row) => row.logo_media_id),
  );
  const availability = await availabilityOf(context, 'project', rows);
  return rows.map((row) => ({
    id: row.id,
    type: 'project',
    attributes: {
      id: row.id,
      name: textIn(language, row.name),
      description: textIn(language, row.description),
      logo: (row.logo_media_id !== null && logos.get(row.logo_media_id)) || null,
      website: row.website,
      organizationId: row.organization_id,
      location: locationOf(row),
      place: textIn(language, row.place),
      media: media.get(row.id) ?? [],
      ...(row.published !== undefined && { publish: row.published }),
      ...availability(row),
    },
  }));
}

function locationOf({ longitude, latitude }: ProjectRow): [number, number] | null {
  return longitude === null || latitude === null ? null : [longitude, latitude];
}

/** Where projects are, as plain GeoJSON; without a geometry where it is not known. */
export async function geodataOf(
  context: QueryContext,
  ids: readonly number[],
): Promise<ResponseOf<'getGeodata'>> {
  const projects = await listProjectsOf(context, ids, { withMedia: false });
  return {
    type: 'FeatureCollection',
    features: projects.map(({ attributes: { id, name, place, location, publish = true } }) => ({
      type: 'Feature',
      id,
      geometry: location && { type: 'Point', coordinates: [...location] },
      properties: { id, name, place, publish },
    })),
  };
}

/** The published projects that have a location, as plain GeoJSON. */
export async function projectFeatures(context: QueryContext): Promise<ProjectFeatures> {
  const projects = await listProjects(context);
  return {
    type: 'FeatureCollection',
    features: projects.flatMap(({ attributes: project }) => (project.location ? [feature(project)] : [])),
  };
}

function feature(project: Project): ProjectFeatures['features'][number] {
  const { id, name, place, logo, unitCounts, asOf, location } = project;
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: location ?? [0, 0] },
    properties: { id, name, place, logo, image: titleImage(project.media), unitCounts, asOf },
  };
}

function titleImage(media: readonly Media[]): string | null {
  return media.find((one) => one.mediaTypeId === MEDIA_TYPE_IDS.project_title_image)?.url ?? null;
}

export async function findSettings(
  context: QueryContext,
  projectId: number,
): Promise<Resource<ProjectSettings>> {
  const row = await findProjectRow(context, projectId);
  return {
    id: row.id,
    type: 'settings',
    attributes: {
      projectId: row.id,
      defaultLangId: row.default_language_id,
      selectedFilters: row.selected_filters,
      selectedRoles: row.selected_roles,
      priceEnabled: row.price_enabled,
      compareEnabled: row.compare_enabled,
      privatePreview: row.private_preview,
      demoSettings: row.demo_settings,
      stylesheetVersion: row.stylesheet_version,
    },
  };
}
