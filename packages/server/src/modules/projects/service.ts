import { isAllowedOn } from '@suite/access';
import type { Project, ProjectFeatures, ProjectSettings } from '@suite/api';
import { MEDIA_TYPE_IDS, type RoleName } from '@suite/contracts';
import { type AccessRequest, requireAccess } from '../../access/staff.ts';
import type { AttributesOf, ResponseOf } from '../../operations/operation-types.ts';
import { rolesOf } from '../account/service.ts';
import { mediaByProject, mediaUrls } from '../media/service.ts';
import { projectsWithModel } from '../models/repository.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import { descriptionIn } from '../rich-text-in.ts';
import { availabilityOf } from '../units/unit-counts.ts';
import {
  findProjectRow,
  hasAnyProject,
  memberRows,
  type ProjectRow,
  projectRows,
  reservedUnits,
  unknownProject,
} from './repository.ts';

export async function findProjects(context: QueryContext): Promise<Resource<Project>[]> {
  return describeProjects(context, await projectRows(context));
}

/** Projects by their ids, published or not as the reading has it; their media only where they are asked for. */
export async function listProjectsOf(
  context: QueryContext,
  ids: readonly number[],
  { withMedia }: { readonly withMedia: boolean },
): Promise<Resource<Project>[]> {
  if (ids.length === 0) return [];
  return describeProjects(context, await projectRows(context, ids), withMedia);
}

export async function findProject(context: QueryContext, id: number): Promise<Resource<Project>> {
  const [project] = await describeProjects(context, [await findProjectRow(context, id)]);
  if (!project) throw unknownProject(id);
  return project;
}

async function describeProjects(
  context: QueryContext,
  rows: readonly ProjectRow[],
  withMedia = true,
): Promise<Resource<Project>[]> {
  const { language } = context;
  const media = await mediaByProject(context, withMedia ? rows.map((row) => row.id) : []);
  const logos = await mediaUrls(
    context,
    rows.map((row) => row.logo_media_id),
  );
  const modelled = await projectsWithModel(
    context,
    rows.map((row) => row.id),
  );
  const availability = await availabilityOf(context, 'project', rows);
  return rows.map((row) => ({
    id: row.id,
    type: 'project',
    attributes: {
      id: row.id,
      name: textIn(language, row.name),
      ...descriptionIn(language, row.description),
      logo: (row.logo_media_id !== null && logos.get(row.logo_media_id)) || null,
      website: row.website,
      organizationId: row.organization_id,
      requestForm: row.request_form,
      location: locationOf(row),
      place: textIn(language, row.place),
      media: media.get(row.id) ?? [],
      ...(modelled.has(row.id) && { hasModel: true }),
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

/** The published projects as plain GeoJSON; without a geometry where it is not known where they are. */
export async function projectFeatures(context: QueryContext): Promise<ProjectFeatures> {
  const projects = await findProjects(context);
  return {
    type: 'FeatureCollection',
    hasProjects: projects.length > 0 || (await hasAnyProject(context.db)),
    features: projects.map(({ attributes: project }) => feature(project)),
  };
}

function feature(project: Project): ProjectFeatures['features'][number] {
  const { id, organizationId, name, place, logo, unitCounts, asOf, location } = project;
  const titleImage = project.media.find(
    ({ mediaTypeId }) => mediaTypeId === MEDIA_TYPE_IDS.project_title_image,
  );
  const focus = titleImage?.mediaData?.focus;
  return {
    type: 'Feature',
    id,
    geometry: location && { type: 'Point', coordinates: location },
    properties: {
      id,
      organizationId,
      name,
      place,
      logo,
      image: titleImage?.url ?? null,
      ...(focus && { imageFocus: focus }),
      unitCounts,
      asOf,
    },
  };
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
      arrivalEnabled: row.arrival_enabled,
      privatePreview: row.private_preview,
      ownerUserId: row.owner_user_id,
      demoSettings: row.demo_settings,
      stylesheetVersion: row.stylesheet_version,
    },
  };
}

type ProjectUser = AttributesOf<'listProjectUsers'>;

/**
 * People on a project, as far as the viewer may know them: all of them, or oneself.
 * @throws {RequestError} 404 when the project may not be seen.
 */
export async function findMembers(
  context: QueryContext,
  projectId: number,
): Promise<Resource<ProjectUser>[]> {
  const { viewer } = context;
  if (isAllowedOn(viewer, 'user:read', projectId)) return usersOf(context, projectId);
  await findProjectRow(context, projectId);
  const isOnProject =
    viewer.kind === 'signed-in' && viewer.memberships.some((one) => one.projectId === projectId);
  return isOnProject ? usersOf(context, projectId, viewer.userId) : [];
}

async function usersOf(
  { db }: QueryContext,
  projectId: number,
  onlyUserId?: number,
): Promise<Resource<ProjectUser>[]> {
  const rows = await memberRows(db, projectId, onlyUserId);
  return rows.map((row) => ({
    id: row.id,
    type: 'user',
    attributes: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      roles: rolesOf(row.roles as unknown as RoleName[]),
    },
  }));
}

type Reservation = AttributesOf<'listReservations'>;

/** Units of a project that are reserved or about to be, the latest first. */
export async function findReservations(
  { db }: QueryContext,
  projectId: number,
): Promise<Resource<Reservation>[]> {
  const rows = await reservedUnits(db, projectId);
  return rows.map((row) => ({
    id: row.id,
    type: 'reservation',
    attributes: {
      apartmentId: row.id,
      buildingId: row.building_id,
      name: row.name,
      status: row.status as Reservation['status'],
      since: row.status_changed_at.toISOString(),
    },
  }));
}

interface ProjectRequest extends AccessRequest {
  readonly params: { readonly projectId: number };
  readonly context: QueryContext;
}

/** The project of the address, when what is asked for is allowed on it. */
export async function ownProject(request: ProjectRequest) {
  const { projectId } = request.params;
  requireAccess(request, projectId);
  return findProjectRow(request.context, projectId);
}
