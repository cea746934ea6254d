import { REQUEST_FORMS, type Right, ROLE_IDS, SELECTED_FILTER_IDS } from '@suite/contracts';
import { id, isoTime, role } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { description, email, texts } from '../fields.ts';
import { media, pictureFocus, point } from './media.ts';
import { richText } from './rich-text.ts';
import { unitCounts } from './unit.ts';

/** A loan of a bank that the organisation quotes: all of it, or nothing is quoted. */
const monthlyOffer = z.object({
  bank: z.string(),
  /** Percent a year. */
  nominalRate: z.number(),
  effectiveRate: z.number(),
  years: z.int(),
  downPaymentPercent: z.number(),
  /** Of these conditions. */
  date: z.iso.date(),
});

export const organization = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  website: z.string().nullable(),
  hideUnitStatus: z.boolean(),
  /** Visitors choose a range of euro per square metre in place of a price. */
  priceRanges: z.boolean().optional(),
  requestForm: z.enum(REQUEST_FORMS).optional(),
  /** Who is not led to the login by a private preview. */
  ownerUserId: id.optional(),
  /** How everybody may reach it. */
  telephone: z.string().nullable().optional(),
  email: z.email().nullable().optional(),
  /** Within how many working days it replies to price requests; nothing is said where it is null. */
  replyDays: z.int().nullable().optional(),
  monthlyOffer: monthlyOffer.nullable().optional(),
});

export const project = z.object({
  id: essential(id),
  name: z.string(),
  /** In plain words. */
  description: z.string().nullable(),
  /** The same with its marks, where it has more than one plain paragraph. */
  richDescription: richText.optional(),
  logo: z.string().nullable(),
  website: z.string().nullable(),
  organizationId: id,
  /** Of the organisation; `standard` where it is left out. */
  requestForm: z.enum(REQUEST_FORMS).optional(),
  /** [longitude, latitude] in degrees, WGS 84. */
  location: point.nullable(),
  place: z.string().nullable(),
  media: essential(z.array(media), 'if-present'),
  unitCounts: essential(unitCounts, 'if-present'),
  /** Whether it has a model to walk round in, see `getProjectModel`; it has none where this is left out. */
  hasModel: z.boolean().optional(),
  /** Only for staff, who see unpublished projects too. */
  publish: z.boolean().optional(),
  asOf: essential(isoTime, 'if-present'),
});

export const settings = z.object({
  projectId: id,
  defaultLangId: z.int(),
  selectedFilters: z.array(z.int()),
  selectedRoles: z.array(z.int()),
  priceEnabled: z.boolean(),
  compareEnabled: z.boolean(),
  /** Where it is the only project, a visit of `/` begins on its picture. */
  arrivalEnabled: z.boolean(),
  privatePreview: z.boolean(),
  /** Of the organisation: who is not led to the login by a private preview. */
  ownerUserId: id.optional(),
  demoSettings: z.boolean(),
  stylesheetVersion: z.int(),
});

/** Plain GeoJSON, not in the envelope; the client clusters it. */
export const projectFeatures = z.object({
  type: z.literal('FeatureCollection'),
  /** False on a server that no project was brought to yet, published or not. */
  hasProjects: z.boolean(),
  features: essential(
    z.array(
      z.object({
        type: z.literal('Feature'),
        id,
        /** Null where it is not known where the project is. */
        geometry: essential(z.object({ type: z.literal('Point'), coordinates: essential(point) }).nullable()),
        properties: essential(
          z.object({
            id: essential(id),
            organizationId: essential(id),
            name: essential(z.string()),
            place: z.string().nullable(),
            logo: z.string().nullable(),
            image: z.string().nullable(),
            /** What of the picture stays in sight where it is cut; absent: the middle. */
            imageFocus: pictureFocus.optional(),
            unitCounts: essential(unitCounts),
            asOf: essential(isoTime, 'if-present'),
          }),
        ),
      }),
    ),
  ),
});

/** A person on a project. Visitors see their own row only. */
export const projectUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email,
  roles: z.array(role),
});

/** A project that the person is on, and as what. */
export const ownProject = z.object({
  id,
  name: z.string(),
  roles: z.array(role),
  /** When the person set a password for this project alone; null without one. */
  passwordSetAt: isoTime.nullable(),
});

const anyOf = (ids: Readonly<Record<string, number>>) => z.array(z.literal(Object.values(ids))).max(20);

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1D4657');

const website = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(500);

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
    arrivalEnabled: z.boolean(),
    privatePreview: z.boolean(),
    demoSettings: z.boolean(),
    colours: z.strictObject({
      accent: colour,
      accentHover: colour,
      accentInk: colour,
      accentTint: colour,
      accentHalo: colour.optional(),
    }),
  })
  .partial();

/** What changing each of them takes. */
export const PROJECT_CHANGE_RIGHTS = {
  name: 'project:update',
  description: 'project:update',
  website: 'project:update',
  publish: 'project:update',
  place: 'project:update',
  location: 'project:update',
  defaultLangId: 'settings:update',
  selectedFilters: 'settings:update',
  selectedRoles: 'settings:update',
  priceEnabled: 'settings:update',
  compareEnabled: 'settings:update',
  arrivalEnabled: 'settings:update',
  privatePreview: 'settings:update',
  demoSettings: 'settings:update',
  colours: 'settings:update',
} as const satisfies Record<keyof z.input<typeof projectChanges>, Right>;
