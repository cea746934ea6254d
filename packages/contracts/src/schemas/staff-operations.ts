import { z } from 'zod';
import { ORIENTATIONS, ROLE_IDS, SELECTED_FILTER_IDS } from '../codes.ts';
import { UNIT_STATUSES } from '../statuses.ts';
import { apartment, building, masterplan, media, mediaOwner, project, settings } from './attributes.ts';
import { packageAttributes, poi } from './content.ts';
import { collection, type OperationSchemas, ok, resource } from './envelope.ts';
import {
  byId,
  byProject,
  id,
  isoTime,
  language,
  longTexts,
  noQuery,
  requiredLine,
  textId,
  texts,
} from './fields.ts';
import { delivery, MAIL_STATES, STAFF_ENQUIRY_SCHEMAS } from './staff-enquiries.ts';
import { structure } from './structure.ts';

const list = { params: byProject, query: language };
const anyOf = (ids: Readonly<Record<string, number>>) => z.array(z.literal(Object.values(ids))).max(20);
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1D4657');
const website = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(500);
const position = z.int().min(0).max(100_000);
const description = longTexts(5000).nullable();

/** Absent keys stay as they are. */
export const projectChanges = z
  .strictObject({
    name: texts(100),
    description,
    website: website.nullable(),
    publish: z.boolean(),
    place: texts(100).nullable(),
    location: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).nullable(),
    defaultLangId: z.int().min(1).max(7),
    selectedFilters: anyOf(SELECTED_FILTER_IDS),
    selectedRoles: anyOf(ROLE_IDS),
    priceEnabled: z.boolean(),
    compareEnabled: z.boolean(),
    privatePreview: z.boolean(),
    demoSettings: z.boolean(),
    colours: z.strictObject({ accent: colour, accentHover: colour, accentInk: colour, accentTint: colour }),
  })
  .partial();

const masterplanFields = z.strictObject({
  /** 0 for the root. */
  parentId: z.int().min(0).max(2_147_483_647),
  name: texts(100),
  description,
  community: z.boolean(),
  publish: z.boolean(),
  position,
});
const newMasterplan = masterplanFields.partial().extend({ projectId: id, name: texts(100) });

/** A medium of a project: an uploaded file (`mediaId`), or a text. Without an owner it is the project's own. */
const mediaFields = z.strictObject({
  name: texts(100),
  mediaTypeId: z.int().min(1).max(22),
  textualContent: longTexts(10_000).nullable(),
  language: z.enum(['en', 'sr']).nullable(),
  position,
  owner: mediaOwner.strict().nullable(),
});
const newMedia = mediaFields
  .partial()
  .extend({ mediaId: id.optional(), name: texts(100), mediaTypeId: z.int().min(1).max(22) });

const packageFields = z.strictObject({
  name: texts(100),
  description,
  position,
  publish: z.boolean(),
  apartmentTypeIds: z.array(id).max(50),
  items: z
    .array(
      z.strictObject({
        name: texts(100),
        description: description.optional(),
        quantity: z.int().min(1).max(1000).prefault(1),
      }),
    )
    .max(100),
});

/** Absent keys stay as they are. */
export const apartmentChanges = z
  .strictObject({
    status: z.enum(UNIT_STATUSES),
    priceEur: z.int().min(0).max(2_147_483_647).nullable(),
    orientation: z.enum(ORIENTATIONS).nullable(),
    publish: z.boolean(),
  })
  .partial();

/** Of several units of a project, all or none. */
const changesOfMany = apartmentChanges
  .pick({ status: true, publish: true })
  .extend({ ids: z.array(id).min(1, 'must have at least one unit').max(500, 'must have at most 500 units') });

export const reservation = z.object({
  apartmentId: id,
  buildingId: id,
  /** Unit number. */
  name: z.string(),
  status: z.enum(['pending-reservation', 'reserved']),
  since: isoTime,
});

const geodata = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id,
      geometry: z
        .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
        .nullable(),
      properties: z.object({ id, name: z.string(), place: z.string().nullable(), publish: z.boolean() }),
    }),
  ),
});

export const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  createdAt: isoTime,
  ...delivery.omit({ mailId: true }).shape,
});
/** The text is there only while no mail server is configured and the server keeps the mails itself. */
export const wholeMail = mail.extend({ text: z.string().nullable(), html: z.string().nullable() });

export const STAFF_SCHEMAS = {
  ...STAFF_ENQUIRY_SCHEMAS,
  listAllProjects: {
    summary: 'All projects of the person, unpublished ones too; media with include[]=Media',
    query: language.extend({ 'include[]': z.enum(['Media']).optional() }),
    response: collection(project),
  },
  getAnyProject: { summary: 'One project', ...list, response: resource(project) },
  updateProject: {
    summary: 'Changes a project',
    params: byProject,
    query: language,
    body: projectChanges,
    response: resource(project),
  },
  listAllProjectMasterplans: { summary: 'All masterplans', ...list, response: collection(masterplan) },
  listAllProjectBuildings: { summary: 'All buildings', ...list, response: collection(building) },
  listAllProjectApartments: { summary: 'All units', ...list, response: collection(apartment) },
  listAllProjectPackages: { summary: 'All packages', ...list, response: collection(packageAttributes) },
  listAllProjectMedia: { summary: 'All media of a project', ...list, response: collection(media) },
  createProjectMedia: {
    summary: 'Adds a medium: an uploaded file or a text',
    params: byProject,
    body: newMedia,
    response: resource(media),
    status: 201,
  },
  updateProjectMedia: {
    summary: 'Changes a medium',
    params: byProject,
    body: mediaFields.partial().extend({ mediaId: id }),
    response: resource(media),
  },
  deleteProjectMedia: {
    summary: 'Removes a medium',
    params: byProject,
    body: z.strictObject({ mediaId: id }),
    response: null,
    status: 204,
  },
  getProjectStructure: { summary: 'The whole tree of a project', ...list, response: resource(structure) },
  listReservations: {
    summary: 'Units that are reserved or about to be',
    params: byProject,
    query: noQuery,
    response: collection(reservation),
  },
  getAnyProjectSettings: {
    summary: 'Settings of a project',
    params: byProject,
    query: noQuery,
    response: resource(settings),
  },
  createPackage: {
    summary: 'Adds a package',
    params: byProject,
    body: packageFields.partial().extend({ name: texts(100) }),
    response: resource(packageAttributes),
    status: 201,
  },
  updatePackage: {
    summary: 'Changes a package; items are replaced as a whole',
    params: byProject.extend({ packageId: textId }),
    body: packageFields.partial(),
    response: resource(packageAttributes),
  },
  deletePackage: {
    summary: 'Removes a package',
    params: byProject.extend({ packageId: textId }),
    response: null,
    status: 204,
  },
  createMasterplan: {
    summary: 'Adds a masterplan',
    body: newMasterplan,
    response: resource(masterplan),
    status: 201,
  },
  getAnyMasterplan: {
    summary: 'One masterplan',
    params: byId,
    query: language,
    response: resource(masterplan),
  },
  updateMasterplan: {
    summary: 'Changes a masterplan',
    params: byId,
    body: masterplanFields.partial(),
    response: resource(masterplan),
  },
  deleteMasterplan: {
    summary: 'Removes a masterplan that has nothing in it',
    params: byId,
    response: null,
    status: 204,
  },
  listAllMasterplanPois: {
    summary: 'Points of interest of a masterplan',
    params: byId,
    query: language.extend({ poiTypeId: textId.optional() }),
    response: collection(poi),
  },
  listAllMasterplanBuildings: {
    summary: 'Buildings of a masterplan',
    params: byId,
    query: language,
    response: collection(building),
  },
  listAllMasterplanMasterplans: {
    summary: 'Nested masterplans',
    params: byId,
    query: language,
    response: collection(masterplan),
  },
  updateApartments: {
    summary: 'Changes status or publication of units of a project, all or none',
    params: byProject,
    body: changesOfMany,
    response: ok,
  },
  updateBuilding: {
    summary: 'Publishes a building, or not',
    params: byId,
    body: z.strictObject({ publish: z.boolean() }).partial(),
    response: resource(building),
  },
  updateApartment: {
    summary: 'Changes status, price or orientation of a unit',
    params: byId,
    body: apartmentChanges,
    response: resource(apartment),
  },
  getGeodata: { summary: 'Where the projects are', query: language, response: geodata },
  uploadMedia: {
    summary: 'Takes a picture or a PDF for a project; it is shown nowhere before it is added to something',
    form: z.strictObject({ projectId: textId, name: requiredLine(100).optional() }),
    response: resource(media),
    status: 201,
  },
  listMails: {
    summary: 'The latest 200 mails with their delivery',
    query: z.strictObject({ state: z.enum(MAIL_STATES).optional() }),
    response: collection(mail),
  },
  getMail: { summary: 'One mail', params: byId, query: noQuery, response: resource(wholeMail) },
  retryMail: { summary: 'Queues a failed mail again', params: byId, response: ok, status: 202 },
} as const satisfies Record<string, OperationSchemas>;
