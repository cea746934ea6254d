import { LANGUAGE_IDS, type Right, SELECTED_FILTER_IDS } from '@suite/contracts';
import { z } from 'zod';
import { emailAddress, safeLine, safeText } from '../fields.ts';

const MOST_TEXTS = 2000;
const MOST_CHARACTERS = 5000;

/** Names of a table as they are, so that both sides know them. */
function namesOf<T extends Record<string, number>>(table: T) {
  return z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]);
}

const settings = z.strictObject({
  defaultLanguage: namesOf(LANGUAGE_IDS),
  /** In the order in which visitors see them. */
  filters: z.array(namesOf(SELECTED_FILTER_IDS)),
  prices: z.boolean(),
  compare: z.boolean(),
  arrival: z.boolean(),
});

/** #RRGGBB; whether they can be read on each other is checked besides. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be #RRGGBB');
const colours = z.strictObject({
  accent: colour,
  accentHover: colour,
  accentInk: colour,
  accentTint: colour,
  /** Absent: the accent. */
  accentHalo: colour.optional(),
});

const location = z.strictObject({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});

const website = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(200)
  .nullable();

/** Which text it is: its place in the project's file, `communities/bay/title`. */
const path = safeLine(300).min(1, 'must not be empty');

export const draftDetailsChanges = z
  .strictObject({
    /** Empty in both languages: there is none. */
    texts: z
      .array(z.strictObject({ path, en: safeText(MOST_CHARACTERS), sr: safeText(MOST_CHARACTERS) }))
      .min(1, 'must have at least one text')
      .max(MOST_TEXTS, `must have at most ${MOST_TEXTS} texts`),
    location,
    website,
    /** Where price requests are mailed. */
    enquiryEmail: emailAddress.nullable(),
    settings,
    colours,
  })
  .partial();

export const DRAFT_DETAILS_RIGHTS = {
  texts: 'project:update',
  location: 'project:update',
  website: 'project:update',
  enquiryEmail: 'settings:update',
  settings: 'settings:update',
  colours: 'settings:update',
} as const satisfies Record<keyof z.input<typeof draftDetailsChanges>, Right>;

export const TEXT_PARTS = [
  'project',
  'types',
  'communities',
  'buildings',
  'views',
  'pois',
  'packages',
  'menus',
  'others',
] as const;

export const draftDetails = z.object({
  /** Of the version that is edited, and whether visitors see another one. */
  version: z.int(),
  isDraft: z.boolean(),
  texts: z.array(
    z.object({
      path: z.string(),
      /** What of the project it is about. */
      part: z.enum(TEXT_PARTS),
      /** Its title, in the language that was asked for. */
      owner: z.string(),
      field: z.string(),
      /** Of several lines. */
      isLong: z.boolean(),
      isRequired: z.boolean(),
      en: z.string(),
      sr: z.string(),
    }),
  ),
  location: z.object({ longitude: z.number(), latitude: z.number() }),
  website: z.string().nullable(),
  enquiryEmail: z.string().nullable(),
  settings: z.object({
    defaultLanguage: namesOf(LANGUAGE_IDS),
    filters: z.array(namesOf(SELECTED_FILTER_IDS)),
    prices: z.boolean(),
    compare: z.boolean(),
    arrival: z.boolean(),
  }),
  colours: z.object({
    accent: z.string(),
    accentHover: z.string(),
    accentInk: z.string(),
    accentTint: z.string(),
    accentHalo: z.string().optional(),
  }),
  /** Whether there is a logo; its picture is that of the view `logo`. */
  hasLogo: z.boolean(),
});
