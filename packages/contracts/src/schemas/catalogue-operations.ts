import { z } from 'zod';
import { PICTURE_WIDTHS, PLACE_TYPES } from '../codes.ts';
import * as attributes from './attributes.ts';
import { packageAttributes, packageItem, poi } from './content.ts';
import { collection, type OperationSchemas, resource } from './envelope.ts';
import { byId, byProject, language, noQuery, textId } from './fields.ts';
import { projectUser } from './people.ts';

const poiQuery = language.extend({ poiTypeId: textId.optional() });
const byMedia = z.strictObject({ projectId: textId, mediaId: textId });

const widths = PICTURE_WIDTHS.map(String);
export const file = z.strictObject({
  resize: z.enum(widths as [string, ...string[]]).optional(),
  /** Content hash, so that a changed file has a new address. */
  v: z.string().max(64).optional(),
});

const placeTypes = PLACE_TYPES.join('|');
const geocode = language.extend({
  /** Text that a person typed, cut of space around it. */
  q: z
    .string()
    .trim()
    .min(1, 'must have at least one character')
    .max(100, 'must have at most 100 characters')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must have no control characters'),
  limit: z
    .string()
    .regex(/^([1-9]|10)$/, 'must be a whole number from 1 to 10')
    .transform(Number)
    .prefault('5'),
  /** Separated by commas. Projects are found whatever is named here. */
  types: z
    .string()
    .max(50)
    .regex(
      new RegExp(`^(${placeTypes})(,(${placeTypes}))*$`),
      `must be some of ${PLACE_TYPES.join(', ')}, separated by commas`,
    )
    .transform((types) => PLACE_TYPES.filter((type) => types.split(',').includes(type)))
    .prefault(PLACE_TYPES.join(',')),
});

export const CATALOGUE_SCHEMAS = {
  listProjects: {
    summary: 'Published projects, or GeoJSON with type=geocode',
    query: language.extend({ type: z.enum(['geocode']).optional() }),
    response: z.union([collection(attributes.project), attributes.projectFeatures]),
  },
  getProject: {
    summary: 'One project',
    params: byProject,
    query: language,
    response: resource(attributes.project),
  },
  getProjectSettings: {
    summary: 'Settings of a project',
    params: byProject,
    query: noQuery,
    response: resource(attributes.settings),
  },
  getProjectStylesheet: {
    summary: 'Colours of a project as a stylesheet',
    params: byProject,
    query: z.strictObject({ version: z.string().max(10).optional() }),
    response: null,
  },
  listProjectMasterplans: {
    summary: 'Published masterplans',
    params: byProject,
    query: language,
    response: collection(attributes.masterplan),
  },
  listProjectBuildings: {
    summary: 'Published buildings',
    params: byProject,
    query: language,
    response: collection(attributes.building),
  },
  listProjectApartments: {
    summary: 'Units of published buildings',
    params: byProject,
    query: language,
    response: collection(attributes.apartment),
  },
  listProjectMedia: {
    summary: 'Media of a project',
    params: byProject,
    query: language,
    response: collection(attributes.media),
  },
  getProjectMedia: {
    summary: 'One medium',
    params: byMedia,
    query: language,
    response: resource(attributes.media),
  },
  getProjectMediaFile: { summary: 'File of a medium', params: byMedia, query: file, response: null },
  getMasterplan: {
    summary: 'One masterplan with its views',
    params: byId,
    query: language,
    response: resource(attributes.masterplan),
  },
  listMasterplanMasterplans: {
    summary: 'Nested masterplans',
    params: byId,
    query: language,
    response: collection(attributes.masterplan),
  },
  listMasterplanBuildings: {
    summary: 'Buildings of a masterplan',
    params: byId,
    query: language,
    response: collection(attributes.building),
  },
  getBuilding: {
    summary: 'One building with its views',
    params: byId,
    query: language,
    response: resource(attributes.building),
  },
  listBuildingApartments: {
    summary: 'Units of a building',
    params: byId,
    query: language,
    response: collection(attributes.apartment),
  },
  listBuildingApartmentTypes: {
    summary: 'Unit types of a building',
    params: byId,
    query: language,
    response: collection(attributes.apartmentType),
  },
  listBuildingOrientations: {
    summary: 'Orientations of the units of a building',
    params: byId,
    query: noQuery,
    response: collection(attributes.orientation),
  },
  getApartment: {
    summary: 'One unit',
    params: byId,
    query: language,
    response: resource(attributes.apartment),
  },
  getOrganization: {
    summary: 'The organisation',
    query: language.extend({ organizationId: textId.optional() }),
    response: resource(attributes.organization),
  },
  getFilterBounds: {
    summary: 'Smallest and largest values to filter by',
    query: z.strictObject({ organizationId: textId.optional() }),
    response: resource(attributes.filterBounds),
  },
  geocode: {
    summary: 'Countries, regions, places and projects by their name',
    query: geocode,
    response: attributes.geocodeResponse,
  },
  filterApartments: {
    summary: 'Ids of the units that match',
    body: attributes.filterRequest,
    response: attributes.filterResponse,
  },
  getProjectMediaTile: {
    summary: 'A tile of a large picture',
    params: byMedia.extend({
      level: z
        .string()
        .regex(/^\d{1,2}$/, 'must be a number')
        .transform(Number),
      tile: z.string().regex(/^\d{1,4}_\d{1,4}$/, 'must be column_row'),
    }),
    query: z.strictObject({ v: z.string().max(64).optional() }),
    response: null,
  },
  listProjectUsers: {
    summary: 'People on a project: the own row only, unless staff ask',
    params: byProject,
    query: noQuery,
    response: collection(projectUser),
  },
  listProjectPackages: {
    summary: 'Packages of a project',
    params: byProject,
    query: language,
    response: collection(packageAttributes),
  },
  getProjectPackage: {
    summary: 'One package',
    params: byProject.extend({ packageId: textId }),
    query: language,
    response: resource(packageAttributes),
  },
  listPackageItems: {
    summary: 'Items of a package',
    params: byId,
    query: language,
    response: collection(packageItem),
  },
  listMasterplanPois: {
    summary: 'Points of interest of a masterplan',
    params: byId,
    query: poiQuery,
    response: collection(poi),
  },
  listBuildingPois: {
    summary: 'Points of interest of a building',
    params: byId,
    query: poiQuery,
    response: collection(poi),
  },
  followBuilding: {
    summary: 'Changes of status of the units of a building, as server-sent events',
    params: byId,
    query: z.strictObject({
      lastEventId: z
        .string()
        .regex(/^\d{1,15}$/, 'must be a number')
        .optional(),
    }),
    response: null,
  },
  listApartmentPois: {
    summary: 'Points of interest of a unit',
    params: byId,
    query: poiQuery,
    response: collection(poi),
  },
} as const satisfies Record<string, OperationSchemas>;
