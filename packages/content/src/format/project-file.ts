import { LANGUAGE_IDS, ROLE_IDS, SELECTED_FILTER_IDS, TYPE_KEYS } from '@suite/contracts';
import { DOWN_PAYMENT_PERCENT, INTEREST_RATE, LOAN_TERM_YEARS } from '@suite/domain';
import { z } from 'zod';
import { extras } from './extras.ts';
import { filePath, key, texts } from './fields.ts';

const pixels = z.int().min(1).max(20_000);
const names = <T extends Record<string, number>>(table: T) =>
  z.array(z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]));

const picture = z.strictObject({ id: key, title: texts, image: filePath, width: pixels, height: pixels });
/** A picture with clickable shapes. */
const view = picture.extend({ polygons: filePath });

/** `project.json`: the project with its communities and buildings, and what it has beside its homes. */
export const projectFile = z.strictObject({
  organisation: z.strictObject({
    name: texts,
    website: z.url().nullable(),
    logo: filePath,
    /** How buyers reach it. */
    telephone: z
      .string()
      .regex(/^\+?[\d ()/-]{5,30}$/, 'must be a telephone number')
      .optional(),
    email: z.email().optional(),
    /** Within how many working days price requests are replied to. */
    replyDays: z.int().min(1).max(30).optional(),
    /** A loan of a bank that may be quoted beside prices. */
    monthlyOffer: z
      .strictObject({
        bank: z.string().min(1),
        nominalRate: z.number().min(INTEREST_RATE.min).max(INTEREST_RATE.max),
        effectiveRate: z.number().min(0),
        years: z.int().min(LOAN_TERM_YEARS.min).max(LOAN_TERM_YEARS.max),
        downPaymentPercent: z.int().min(DOWN_PAYMENT_PERCENT.min).max(DOWN_PAYMENT_PERCENT.max),
        date: z.iso.date(),
      })
      .optional(),
  }),
  title: texts,
  description: texts,
  website: z.url().nullable(),
  /** Where price requests are mailed. */
  enquiryEmail: z.email().optional(),
  logo: filePath,
  location: z.strictObject({
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
    place: texts,
  }),
  settings: z.strictObject({
    defaultLanguage: z.enum(Object.keys(LANGUAGE_IDS) as [keyof typeof LANGUAGE_IDS]),
    filters: names(SELECTED_FILTER_IDS),
    roles: names(ROLE_IDS),
    prices: z.boolean(),
    compare: z.boolean(),
  }),
  stylesheet: z.strictObject({
    version: z.int().min(1),
    accent: z.string(),
    accentHover: z.string(),
    accentInk: z.string(),
    accentTint: z.string(),
  }),
  types: z.array(
    z.strictObject({
      key: z.enum(TYPE_KEYS),
      title: texts,
      /** A type without a plan, such as a public area, has none. */
      plan: z.strictObject({ en: filePath, sr: filePath }).optional(),
    }),
  ),
  views: z.array(view).min(1),
  extraImages: z.array(
    picture.extend({ kind: z.enum(['hero', 'interior', 'dollhouse']), type: z.enum(TYPE_KEYS).optional() }),
  ),
  communities: z.array(z.strictObject({ id: key, title: texts, description: texts, views: z.array(view) })),
  buildings: z.array(
    z.strictObject({
      name: key,
      title: texts,
      community: key,
      floors: z.int().min(1).max(200),
      publish: z.boolean(),
      views: z.array(view),
    }),
  ),
  ...extras,
});

const point = z.tuple([z.number(), z.number()]);
const shape = { id: key, label: point, area: z.number().optional(), ring: z.array(point).min(4) };

/** A file of clickable shapes, in pixels of its picture. */
export const polygonFile = z.strictObject({
  view: key,
  width: pixels,
  height: pixels,
  shapes: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ ...shape, kind: z.literal('community'), community: key }),
      z.strictObject({ ...shape, kind: z.literal('building'), building: key }),
      z.strictObject({ ...shape, kind: z.literal('unit'), building: key, unit: z.string().min(1) }),
      z.strictObject({ ...shape, kind: z.literal('poi'), poi: key }),
    ]),
  ),
});

/** `plans/plans.json`: the rooms of each type's plan. How the plan was drawn is in there too, and not read. */
export const planFile = z.array(
  z.object({
    type: z.enum(TYPE_KEYS),
    rooms: z.array(
      z.object({
        name: z.string().min(1),
        nameSr: z.string().min(1),
        area: z.number().positive(),
        /** `balcony` and `terrace` are outdoors. */
        kind: z.string().optional(),
      }),
    ),
  }),
);

export type ProjectFile = z.infer<typeof projectFile>;
export type PolygonFile = z.infer<typeof polygonFile>;
export type PlanFile = z.infer<typeof planFile>;
export type ViewEntry = z.infer<typeof view>;
export type Shape = PolygonFile['shapes'][number];
