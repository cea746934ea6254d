import {
  findBuilding,
  findBuildingRow,
  listBuildings,
  listOrientations,
  listTypes,
} from '../../catalogue/buildings.ts';
import { filterApartments } from '../../catalogue/filter.ts';
import { findFilterBounds } from '../../catalogue/filter-bounds.ts';
import { findMasterplan, findMasterplanRow, listMasterplans } from '../../catalogue/masterplans.ts';
import { findMedia, mediaByProject, mediaResource } from '../../catalogue/media.ts';
import { findReadableMedium } from '../../catalogue/media-rows.ts';
import { findOrganization } from '../../catalogue/organizations.ts';
import { findPackage, listPackageItems, listPackages } from '../../catalogue/packages.ts';
import { listPois } from '../../catalogue/pois.ts';
import { listProjectUsers } from '../../catalogue/project-users.ts';
import {
  findProject,
  findProjectRow,
  findSettings,
  listProjects,
  projectFeatures,
} from '../../catalogue/projects.ts';
import { findUnit, findUnitRow, listUnits } from '../../catalogue/units.ts';
import { geocode } from '../../geocoding/geocode.ts';
import { sendMediaFile } from '../../media/media-file.ts';
import { type Handlers, many, one } from '../request-context.ts';
import { sendStylesheet } from '../stylesheet.ts';

export const CATALOGUE_HANDLERS = {
  listProjects: async ({ query, context }) =>
    query.type === 'geocode' ? projectFeatures(context) : many(await listProjects(context)),
  getProject: async ({ params, context }) => one(await findProject(context, params.projectId)),
  getProjectSettings: async ({ params, context }) => one(await findSettings(context, params.projectId)),
  getProjectStylesheet: sendStylesheet,
  listProjectMasterplans: async ({ params, context }) => {
    const project = await findProjectRow(context, params.projectId);
    const masterplans = await listMasterplans(context, { column: 'project_id', id: project.id });
    return many(masterplans, project.availability_as_of);
  },
  listProjectBuildings: async ({ params, context }) => {
    const project = await findProjectRow(context, params.projectId);
    const buildings = await listBuildings(context, { column: 'project_id', id: project.id });
    return many(buildings, project.availability_as_of);
  },
  listProjectApartments: async ({ params, context }) => {
    const project = await findProjectRow(context, params.projectId);
    const units = await listUnits(context, { column: 'project_id', id: project.id });
    return many(units, project.availability_as_of);
  },
  listProjectMedia: async ({ params, context }) => {
    const project = await findProjectRow(context, params.projectId);
    const media = (await mediaByProject(context, [project.id])).get(project.id) ?? [];
    return many(media.map(mediaResource), project.availability_as_of);
  },
  getProjectMedia: async ({ params, context }) =>
    one(await findMedia(context, params.mediaId, { project_id: params.projectId })),
  getProjectMediaFile: async ({ params, query, context, services, request, reply }) => {
    const medium = await findReadableMedium(context, params.mediaId, { project_id: params.projectId });
    return sendMediaFile(services.files, medium, query, request, reply);
  },
  listProjectUsers: async ({ params, context }) => many(await listProjectUsers(context, params.projectId)),
  listProjectPackages: async ({ params, context }) => {
    const project = await findProjectRow(context, params.projectId);
    return many(await listPackages(context, project.id), project.availability_as_of);
  },
  getProjectPackage: async ({ params, context }) =>
    one(await findPackage(context, params.projectId, params.packageId)),
  listPackageItems: async ({ params, context }) => many(await listPackageItems(context, params.id)),
  getMasterplan: async ({ params, context }) => one(await findMasterplan(context, params.id)),
  listMasterplanMasterplans: async ({ params, context }) => {
    const parent = await findMasterplanRow(context, params.id);
    const nested = await listMasterplans(context, { column: 'parent_id', id: parent.id });
    return many(nested, parent.availability_as_of);
  },
  listMasterplanBuildings: async ({ params, context }) => {
    const masterplan = await findMasterplanRow(context, params.id);
    const buildings = await listBuildings(context, { column: 'masterplan_id', id: masterplan.id });
    return many(buildings, masterplan.availability_as_of);
  },
  listMasterplanPois: async ({ params, query, context }) => {
    const masterplan = await findMasterplanRow(context, params.id);
    const pois = await listPois(context, { column: 'masterplan_id', id: masterplan.id }, query.poiTypeId);
    return many(pois, masterplan.availability_as_of);
  },
  getBuilding: async ({ params, context }) => one(await findBuilding(context, params.id)),
  listBuildingApartments: async ({ params, context }) => {
    const building = await findBuildingRow(context, params.id);
    const units = await listUnits(context, { column: 'building_id', id: building.id });
    return many(units, building.availability_as_of);
  },
  listBuildingApartmentTypes: async ({ params, context }) => {
    const building = await findBuildingRow(context, params.id);
    return many(await listTypes(context, building.id), building.availability_as_of);
  },
  listBuildingOrientations: async ({ params, context }) => {
    const building = await findBuildingRow(context, params.id);
    return many(await listOrientations(context, building.id), building.availability_as_of);
  },
  listBuildingPois: async ({ params, query, context }) => {
    const building = await findBuildingRow(context, params.id);
    const pois = await listPois(context, { column: 'building_id', id: building.id }, query.poiTypeId);
    return many(pois, building.availability_as_of);
  },
  getApartment: async ({ params, context }) => one(await findUnit(context, params.id)),
  listApartmentPois: async ({ params, query, context }) => {
    const unit = await findUnitRow(context, params.id);
    const pois = await listPois(context, { column: 'apartment_id', id: unit.id }, query.poiTypeId);
    return many(pois, unit.availability_as_of);
  },
  getOrganization: async ({ query, context }) => one(await findOrganization(context, query.organizationId)),
  getFilterBounds: async ({ query, context }) => one(await findFilterBounds(context, query.organizationId)),
  geocode: async ({ query: { q, limit, types }, context, services }) =>
    geocode(context, services.geocoder, { text: q, limit, types }),
  filterApartments: async ({ body, reply, services, viewer }) =>
    reply.type('application/json; charset=utf-8').send(await filterApartments(services.units, viewer, body)),
} satisfies Partial<Handlers>;
