import { LANGUAGE_IDS, ROLE_IDS, SELECTED_FILTER_IDS, TYPE_KEYS } from '@suite/contracts';
import { DOWN_PAYMENT_PERCENT, INTEREST_RATE, LOAN_TERM_YEARS } from '@suite/domain';
import { z } from 'zod';
import { extras } from './extras.ts';
import { filePath, key, planPath, texts } from './fields.ts';

const pixels = z.int().min(1).max(20_000);
const DEFAULT_SETTINGS = {
  defaultLanguage: 'english',
  filters: Object.keys(SELECTED_FILTER_IDS) as (keyof typeof SELECTED_FILTER_IDS)[],
  roles: Object.keys(ROLE_IDS) as (keyof typeof ROLE_IDS)[],
} as const;
/** The house's own, whose contrasts are good. */
const DEFAULT_COLOURS = {
  accent: '#1D4657',
  accentHover: '#16384A',
  accentInk: '#FFFFFF',
  accentTint: '#E4ECEE',
} as const;
const names = <T extends Record<string, number>>(table: T) =>
  z.array(z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]));

/** Its size is read from the file; where it is stated, it must be that. */
const picture = z.strictObject({
  id: key,
  title: texts,
  image: filePath,
  width: pixels.optional(),
  height: pixels.optional(),
});
/** SVG, PDF or a picture; one for both languages, or one for each. */
const plan = z.union([
  planPath.transform((one) => ({ en: one, sr: one })),
  z.strictObject({ en: planPath, sr: planPath }),
]);
/** A picture, with clickable shapes when there are some already. */
const view = picture.extend({ shapes: filePath.optional() });

/** `project.yaml` or `project.json`: the project with its communities and buildings, and what it has beside its homes. */
export const projectFile = z.strictObject({
  organisation: z.strictObject({
    name: texts,
    website: z.url().nullable().default(null),
    logo: filePath.optional(),
    /** How buyers reach it. */
    telephone: z
      .string()
      .regex(/^\+?[\d ()/-]{5,30}$/, 'must be a telephone number')
      .optional(),
    email: z.email().optional(),
    /** Within how many working days price requests are replied to. */
    replyDays: z.int().min(1).max(30).optional(),
    /** For how many hours the link holds by which a newsletter is confirmed. */
    newsletterLinkHours: z.int().min(1).max(720).optional(),
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
  description: texts.optional(),
  website: z.url().nullable().default(null),
  /** Where price requests are mailed. */
  enquiryEmail: z.email().optional(),
  logo: filePath.optional(),
  location: z.strictObject({
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
    place: texts,
  }),
  settings: z
    .strictObject({
      defaultLanguage: z
        .enum(Object.keys(LANGUAGE_IDS) as [keyof typeof LANGUAGE_IDS])
        .default(DEFAULT_SETTINGS.defaultLanguage),
      filters: names(SELECTED_FILTER_IDS).default([...DEFAULT_SETTINGS.filters]),
      roles: names(ROLE_IDS).default([...DEFAULT_SETTINGS.roles]),
      prices: z.boolean().default(true),
      compare: z.boolean().default(true),
    })
    .prefault({}),
  stylesheet: z
    .strictObject({
      version: z.int().min(1).default(1),
      accent: z.string().default(DEFAULT_COLOURS.accent),
      accentHover: z.string().default(DEFAULT_COLOURS.accentHover),
      accentInk: z.string().default(DEFAULT_COLOURS.accentInk),
      accentTint: z.string().default(DEFAULT_COLOURS.accentTint),
    })
    .prefault({}),
  /** Without them: those that the units have, under their usual titles. */
  types: z
    .array(
      z.strictObject({
        key: z.enum(TYPE_KEYS),
        title: texts,
        /** A type without a plan, such as a public area, has none. */
        plan: plan.optional(),
      }),
    )
    .optional(),
  views: z.array(view).min(1),
  extraImages: z
    .array(
      picture.extend({ kind: z.enum(['hero', 'interior', 'dollhouse']), type: z.enum(TYPE_KEYS).optional() }),
    )
    .default([]),
  communities: z
    .array(
      z.strictObject({
        id: key,
        title: texts,
        description: texts.optional(),
        views: z.array(view).default([]),
      }),
    )
    .default([]),
  buildings: z.array(
    z.strictObject({
      name: key,
      title: texts,
      /** None: it stands on the project's own masterplan. */
      community: key.optional(),
      /** Storeys, the ground storey included. */
      floors: z.int().min(1).max(200),
      publish: z.boolean().default(true),
      views: z.array(view).default([]),
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
