import { LANGUAGE_IDS, ROLE_IDS, SELECTED_FILTER_IDS, TYPE_KEYS } from '@suite/contracts';
import { DOWN_PAYMENT_PERCENT, INTEREST_RATE, LOAN_TERM_YEARS } from '@suite/domain';
import { z } from 'zod';
import { extras } from './extras.ts';
import { altTexts, filePath, focusPoint, key, marked, nameKey, planPath, texts } from './fields.ts';

/** As long as a side of a picture may be. */
const pixels = z.int().min(1).max(30_000);
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

const picture = z.strictObject({
  id: key.describe('Keeps its address for ever; a new name is a new picture.'),
  title: texts.describe('What the picture shows, for visitors.'),
  image: filePath.describe('JPEG, PNG, WebP, AVIF, TIFF or SVG below this folder: pictures/front.jpg'),
  width: pixels.optional().describe('Read from the file; where it is stated, it must be that.'),
  height: pixels.optional().describe('Read from the file; where it is stated, it must be that.'),
  alt: altTexts.optional().describe('What is to be seen, for who does not see it; without it, the title.'),
  focus: focusPoint
    .optional()
    .describe('What stays in sight where the picture is cut; without it, the middle.'),
});
const plan = z.union([
  planPath.transform((one) => ({ en: one, sr: one })),
  z.strictObject({
    en: planPath.describe('For visitors who read English.'),
    sr: planPath.describe('For visitors who read Serbian.'),
  }),
]);
const view = picture.extend({
  shapes: filePath
    .optional()
    .describe('Clickable shapes over the picture: SVG, GeoJSON, LabelMe, web annotations or our JSON.'),
});
const degrees = (most: number) => z.number().min(-most).max(most);

const monthlyOffer = z.strictObject({
  bank: z.string().min(1).describe('Name of the bank.'),
  nominalRate: z.number().min(INTEREST_RATE.min).max(INTEREST_RATE.max).describe('Percent a year.'),
  effectiveRate: z.number().min(0).describe('Percent a year, with all costs.'),
  years: z.int().min(LOAN_TERM_YEARS.min).max(LOAN_TERM_YEARS.max).describe('Term of the loan.'),
  downPaymentPercent: z
    .int()
    .min(DOWN_PAYMENT_PERCENT.min)
    .max(DOWN_PAYMENT_PERCENT.max)
    .describe('Of the price.'),
  date: z.iso.date().describe('Day of the offer, 2026-05-01.'),
});

/** `project.yaml` or `project.json`: the project with its communities and buildings, and what it has beside its homes. */
export const projectFile = z.strictObject({
  id: nameKey
    .optional()
    .describe(
      'What tells it from other projects when it is imported again; without it, its English title does.',
    ),
  organisation: z
    .strictObject({
      id: nameKey
        .optional()
        .describe(
          'What tells it from others, to which projects may belong too; without it, its English name does.',
        ),
      name: texts.describe('Name of the developer company.'),
      website: z.url().nullable().default(null).describe('Its own website.'),
      logo: filePath.optional().describe('Logo of the company, SVG or a picture.'),
      telephone: z
        .string()
        .regex(/^\+?[\d ()/-]{5,30}$/, 'must be a telephone number')
        .optional()
        .describe('How buyers reach it.'),
      email: z.email().optional().describe('How buyers reach it.'),
      replyDays: z
        .int()
        .min(1)
        .max(30)
        .optional()
        .describe('Within how many working days price requests are replied to.'),
      newsletterLinkHours: z
        .int()
        .min(1)
        .max(720)
        .optional()
        .describe('For how many hours the link holds by which a newsletter is confirmed (72).'),
      monthlyOffer: monthlyOffer.optional().describe('A loan of a bank that is quoted beside prices.'),
    })
    .describe('The developer company that sells.'),
  title: texts.describe('Name of the project.'),
  description: texts.optional().describe(marked('What visitors read on the map about the project.')),
  website: z.url().nullable().default(null).describe('Website of the project.'),
  enquiryEmail: z.email().optional().describe('Where price requests are mailed.'),
  logo: filePath.optional().describe('Logo of the project, SVG or a picture.'),
  location: z
    .strictObject({
      longitude: degrees(180).describe('In degrees, east is positive.'),
      latitude: degrees(90).describe('In degrees, north is positive.'),
      place: texts.describe('Town or district, for visitors.'),
    })
    .describe('The pin on the map.'),
  settings: z
    .strictObject({
      defaultLanguage: z
        .enum(Object.keys(LANGUAGE_IDS) as [keyof typeof LANGUAGE_IDS])
        .default(DEFAULT_SETTINGS.defaultLanguage)
        .describe('The language that visitors begin in.'),
      filters: names(SELECTED_FILTER_IDS)
        .default([...DEFAULT_SETTINGS.filters])
        .describe('By what visitors may filter homes, in this order.'),
      roles: names(ROLE_IDS)
        .default([...DEFAULT_SETTINGS.roles])
        .describe('Roles that people may have in the project.'),
      prices: z.boolean().default(true).describe('Whether visitors see prices.'),
      compare: z.boolean().default(true).describe('Whether visitors may compare homes.'),
      arrival: z
        .boolean()
        .default(true)
        .describe('Whether a visit begins on the picture of the project, where it is the only one.'),
    })
    .prefault({})
    .describe('What visitors may do.'),
  stylesheet: z
    .strictObject({
      version: z.int().min(1).default(1).describe('Raised by itself when colours change.'),
      accent: z
        .string()
        .default(DEFAULT_COLOURS.accent)
        .describe('Buttons and links, #RRGGBB; 4.5:1 on paper.'),
      accentHover: z.string().default(DEFAULT_COLOURS.accentHover).describe('The same under the pointer.'),
      accentInk: z.string().default(DEFAULT_COLOURS.accentInk).describe('Text on the accent.'),
      accentTint: z.string().default(DEFAULT_COLOURS.accentTint).describe('Quiet surfaces.'),
      accentHalo: z
        .string()
        .optional()
        .describe('Halos round pins, bars of a diagram; 3:1 on paper. Without it, the accent.'),
    })
    .prefault({})
    .describe('The colours of the project.'),
  types: z
    .array(
      z.strictObject({
        key: z.enum(TYPE_KEYS).describe('As the column “type” of the table of units says it.'),
        title: texts.describe('What visitors read.'),
        plan: plan
          .optional()
          .describe(
            'SVG, PDF (plans/all.pdf#page=2) or picture; one for both languages, or { en: …, sr: … }.',
          ),
      }),
    )
    .optional()
    .describe('Types of homes. Without them: those that the units have, under their usual titles.'),
  views: z.array(view).min(1).describe('Pictures of the whole site, the first one first.'),
  extraImages: z
    .array(
      picture.extend({
        kind: z
          .enum(['hero', 'interior', 'dollhouse'])
          .describe('hero: the title image of the project; the others show homes of a type.'),
        type: z.enum(TYPE_KEYS).optional().describe('The type of homes that it shows.'),
      }),
    )
    .default([])
    .describe('Pictures without shapes.'),
  communities: z
    .array(
      z.strictObject({
        id: key.describe('Keeps its address for ever; a new name is a new community.'),
        title: texts.describe('What visitors read.'),
        description: texts.optional().describe(marked('What visitors read below the title.')),
        views: z.array(view).default([]).describe('Pictures of it, with shapes of its buildings.'),
      }),
    )
    .default([])
    .describe('Parts of the site with a masterplan of their own, where there are any.'),
  buildings: z
    .array(
      z.strictObject({
        name: key.describe('As the column “building” of the table of units says it.'),
        title: texts.describe('What visitors read.'),
        community: key
          .optional()
          .describe('Id of its community; without one it stands on the masterplan of the site.'),
        floors: z.int().min(1).max(200).describe('Storeys, the ground storey included.'),
        publish: z.boolean().default(true).describe('Whether visitors see it.'),
        views: z.array(view).default([]).describe('Pictures of it, with shapes of its homes.'),
      }),
    )
    .describe('The buildings with homes.'),
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
export type PictureEntry = z.infer<typeof picture>;
export type Shape = PolygonFile['shapes'][number];
