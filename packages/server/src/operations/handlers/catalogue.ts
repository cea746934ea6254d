import { findApartment, findApartmentRow, listApartments } from '../../catalogue/apartments.ts';
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
import { geocode } from '../../geocoding/geocode.ts';
import { sendMediaFile } from '../../media/media-file.ts';
import { type Handlers, many, one } from '../call.ts';
import { sendStylesheet } from '../stylesheet.ts';

export const CATALOGUE_HANDLERS = {
  listProjects: async ({ query, reading }) =>
    query.type === 'geocode' ? projectFeatures(reading) : many(await listProjects(reading)),
  getProject: async ({ params, reading }) => one(await findProject(reading, params.projectId)),
  getProjectSettings: async ({ params, reading }) => one(await findSettings(reading, params.projectId)),
  getProjectStylesheet: sendStylesheet,
  listProjectMasterplans: async ({ params, reading }) => {
    const project = await findProjectRow(reading, params.projectId);
    const masterplans = await listMasterplans(reading, { column: 'project_id', id: project.id });
    return many(masterplans, project.availability_as_of);
  },
  listProjectBuildings: async ({ params, reading }) => {
    const project = await findProjectRow(reading, params.projectId);
    const buildings = await listBuildings(reading, { column: 'project_id', id: project.id });
    return many(buildings, project.availability_as_of);
  },
  listProjectApartments: async ({ params, reading }) => {
    const project = await findProjectRow(reading, params.projectId);
    const apartments = await listApartments(reading, { column: 'project_id', id: project.id });
    return many(apartments, project.availability_as_of);
  },
  listProjectMedia: async ({ params, reading }) => {
    const project = await findProjectRow(reading, params.projectId);
    const media = (await mediaByProject(reading, [project.id])).get(project.id) ?? [];
    return many(media.map(mediaResource), project.availability_as_of);
  },
  getProjectMedia: async ({ params, reading }) =>
    one(await findMedia(reading, params.mediaId, { project_id: params.projectId })),
  getProjectMediaFile: async ({ params, query, reading, services, request, reply }) => {
    const medium = await findReadableMedium(reading, params.mediaId, { project_id: params.projectId });
    return sendMediaFile(services.files, medium, query, request, reply);
  },
  listProjectUsers: async ({ params, reading }) => many(await listProjectUsers(reading, params.projectId)),
  listProjectPackages: async ({ params, reading }) => {
    const project = await findProjectRow(reading, params.projectId);
    return many(await listPackages(reading, project.id), project.availability_as_of);
  },
  getProjectPackage: async ({ params, reading }) =>
    one(await findPackage(reading, params.projectId, params.packageId)),
  listPackageItems: async ({ params, reading }) => many(await listPackageItems(reading, params.id)),
  getMasterplan: async ({ params, reading }) => one(await findMasterplan(reading, params.id)),
  listMasterplanMasterplans: async ({ params, reading }) => {
    const parent = await findMasterplanRow(reading, params.id);
    const nested = await listMasterplans(reading, { column: 'parent_id', id: parent.id });
    return many(nested, parent.availability_as_of);
  },
  listMasterplanBuildings: async ({ params, reading }) => {
    const masterplan = await findMasterplanRow(reading, params.id);
    const buildings = await listBuildings(reading, { column: 'masterplan_id', id: masterplan.id });
    return many(buildings, masterplan.availability_as_of);
  },
  listMasterplanPois: async ({ params, query, reading }) => {
    const masterplan = await findMasterplanRow(reading, params.id);
    const pois = await listPois(reading, { column: 'masterplan_id', id: masterplan.id }, query.poiTypeId);
    return many(pois, masterplan.availability_as_of);
  },
  getBuilding: async ({ params, reading }) => one(await findBuilding(reading, params.id)),
  listBuildingApartments: async ({ params, reading }) => {
    const building = await findBuildingRow(reading, params.id);
    const apartments = await listApartments(reading, { column: 'building_id', id: building.id });
    return many(apartments, building.availability_as_of);
  },
  listBuildingApartmentTypes: async ({ params, reading }) => {
    const building = await findBuildingRow(reading, params.id);
    return many(await listTypes(reading, building.id), building.availability_as_of);
  },
  listBuildingOrientations: async ({ params, reading }) => {
    const building = await findBuildingRow(reading, params.id);
    return many(await listOrientations(reading, building.id), building.availability_as_of);
  },
  listBuildingPois: async ({ params, query, reading }) => {
    const building = await findBuildingRow(reading, params.id);
    const pois = await listPois(reading, { column: 'building_id', id: building.id }, query.poiTypeId);
    return many(pois, building.availability_as_of);
  },
  getApartment: async ({ params, reading }) => one(await findApartment(reading, params.id)),
  listApartmentPois: async ({ params, query, reading }) => {
    const unit = await findApartmentRow(reading, params.id);
    const pois = await listPois(reading, { column: 'apartment_id', id: unit.id }, query.poiTypeId);
    return many(pois, unit.availability_as_of);
  },
  getOrganization: async ({ query, reading }) => one(await findOrganization(reading, query.organizationId)),
  getFilterBounds: async ({ query, reading }) => one(await findFilterBounds(reading, query.organizationId)),
  geocode: async ({ query: { q, limit, types }, reading, services }) =>
    geocode(reading, services.geocoder, { text: q, limit, types }),
  filterApartments: async ({ body, reply, services, viewer }) =>
    reply.type('application/json; charset=utf-8').send(await filterApartments(services.units, viewer, body)),
} satisfies Partial<Handlers>;
