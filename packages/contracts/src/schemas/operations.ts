import { z } from 'zod';
import { PICTURE_WIDTHS, PLACE_TYPES } from '../codes.ts';
import type { OperationName } from '../operations.ts';
import * as attributes from './attributes.ts';

const { id } = attributes;
/** Ids in paths and queries arrive as text. */
const textId = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a number')
  .transform(Number)
  .pipe(id);

/** Language of the texts in an answer; English when absent. */
const language = z.strictObject({ langId: textId.optional() });
const noQuery = z.strictObject({});

export function resource<T extends z.ZodType>(of: T) {
  return z.object({ data: z.object({ id: z.int(), type: z.string(), attributes: of }) });
}

export function collection<T extends z.ZodType>(of: T) {
  return z.object({
    data: z.array(z.object({ id: z.int(), type: z.string(), attributes: of })),
    meta: z.object({ total: z.int(), asOf: z.iso.datetime() }),
  });
}

const byProject = z.strictObject({ projectId: textId });
const byId = z.strictObject({ id: textId });
const byMedia = z.strictObject({ projectId: textId, mediaId: textId });

const widths = PICTURE_WIDTHS.map(String);
const file = z.strictObject({
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

/** Schemas of every operation. `answer` is null where a file or a stylesheet is sent. */
export const OPERATION_SCHEMAS = {
  listProjects: {
    query: language.extend({ type: z.enum(['geocode']).optional() }),
    answer: z.union([collection(attributes.project), attributes.projectFeatures]),
  },
  getProject: { params: byProject, query: language, answer: resource(attributes.project) },
  getProjectSettings: { params: byProject, query: noQuery, answer: resource(attributes.settings) },
  getProjectStylesheet: {
    params: byProject,
    query: z.strictObject({ version: z.string().max(10).optional() }),
    answer: null,
  },
  listProjectMasterplans: { params: byProject, query: language, answer: collection(attributes.masterplan) },
  listProjectBuildings: { params: byProject, query: language, answer: collection(attributes.building) },
  listProjectApartments: { params: byProject, query: language, answer: collection(attributes.apartment) },
  listProjectMedia: { params: byProject, query: language, answer: collection(attributes.media) },
  getProjectMedia: { params: byMedia, query: language, answer: resource(attributes.media) },
  getProjectMediaFile: { params: byMedia, query: file, answer: null },
  getMasterplan: { params: byId, query: language, answer: resource(attributes.masterplan) },
  listMasterplanMasterplans: { params: byId, query: language, answer: collection(attributes.masterplan) },
  listMasterplanBuildings: { params: byId, query: language, answer: collection(attributes.building) },
  getBuilding: { params: byId, query: language, answer: resource(attributes.building) },
  listBuildingApartments: { params: byId, query: language, answer: collection(attributes.apartment) },
  listBuildingApartmentTypes: { params: byId, query: language, answer: collection(attributes.apartmentType) },
  listBuildingOrientations: { params: byId, query: noQuery, answer: collection(attributes.orientation) },
  getApartment: { params: byId, query: language, answer: resource(attributes.apartment) },
  getOrganization: {
    query: language.extend({ organizationId: textId.optional() }),
    answer: resource(attributes.organization),
  },
  getFilterBounds: {
    query: z.strictObject({ organizationId: textId.optional() }),
    answer: resource(attributes.filterBounds),
  },
  geocode: { query: geocode, answer: attributes.geocodeAnswer },
  filterApartments: { body: attributes.filterRequest, answer: attributes.filterAnswer },
} as const satisfies Record<OperationName, OperationSchemas>;

interface OperationSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType | null;
}
