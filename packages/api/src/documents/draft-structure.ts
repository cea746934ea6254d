import { TYPE_KEYS } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { requiredLine, safeLine, texts } from '../fields.ts';
import { pictureFocus } from './media.ts';

const MOST_CHARACTERS = 120;
const MOST_ALT_CHARACTERS = 300;
const key = safeLine(200).min(1, 'must not be empty');
const title = texts(MOST_CHARACTERS);
/** Storeys of a building, the ground storey included. */
const floors = z.int().min(1).max(200);

/**
 * A part of the project or a picture of it, by the key of the project folder; a plan by the type or the home that it is of.
 */
const named = z.strictObject({
  kind: z.enum(['community', 'building', 'view', 'picture', 'logo', 'plan', 'unit-plan', 'poi']),
  key,
});

const percent = z.number().min(0).max(100);
const focus = z.strictObject({ x: percent, y: percent });

/** More than any project has of one thing. */
const MOST_PLACES = 10_000;

/** One change of what a project is made of. Keys never change; new parts get theirs from their English title. */
export const structureChange = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('add-community'), title }),
  z.strictObject({
    change: z.literal('add-building'),
    title,
    floors,
    /** Key of its community; null: on the masterplan of the site. */
    community: key.nullable(),
  }),
  /** A point of interest that tells something; its place on pictures is drawn there. */
  z.strictObject({
    change: z.literal('add-poi'),
    title,
    /** The project stands for its site. */
    of: named.extend({ kind: z.enum(['project', 'community', 'building']) }),
  }),
  z.strictObject({
    change: z.literal('rename'),
    of: named.extend({ kind: z.enum(['community', 'building', 'view', 'picture', 'type', 'poi']) }),
    title,
  }),
  /** All that is said of a picture; without a focus its middle stays in sight where it is cut. */
  z.strictObject({
    change: z.literal('describe-picture'),
    of: named.extend({ kind: z.enum(['view', 'picture']) }),
    title,
    /** What is to be seen; empty where nobody says it in that language. */
    alt: z.strictObject({ en: safeLine(MOST_ALT_CHARACTERS), sr: safeLine(MOST_ALT_CHARACTERS) }),
    focus: focus.nullable(),
  }),
  z.strictObject({
    change: z.literal('update-building'),
    key,
    title: title.optional(),
    floors: floors.optional(),
    community: key.nullable().optional(),
  }),
  /** So many places on among its siblings, or back below 0; at most to their end. */
  z.strictObject({
    change: z.literal('move'),
    of: named.extend({ kind: z.enum(['community', 'building', 'view', 'picture', 'poi', 'type']) }),
    by: z.int().min(-MOST_PLACES).max(MOST_PLACES),
  }),
  /** With what lies in it: pictures, shapes, buildings and their homes. */
  z.strictObject({ change: z.literal('remove'), of: named }),
]);

/**
 * What a picture is of. `owner` is the key of the community or building, the type of the homes, the home (`B2-304`), or the
 * picture whose place the new one takes.
 */
export const PICTURE_PLACES = [
  'project',
  'community',
  'building',
  'hero',
  'interior',
  'plan',
  'unit-plan',
  'logo',
  'replacement',
] as const;

export const pictureForm = z.strictObject({
  place: z.enum(PICTURE_PLACES),
  owner: key.optional(),
  /** English and Serbian title; without it, the name of the file. */
  title: requiredLine(MOST_CHARACTERS).optional(),
  titleSr: requiredLine(MOST_CHARACTERS).optional(),
  /** Of a plan for visitors of one language; without it, for both. */
  language: z.enum(['en', 'sr']).optional(),
});

const bothTexts = z.object({ en: z.string(), sr: z.string() });
/** Changes when another file takes its place. */
const file = z.string();
/** The drawing for each language; the same where there is one for both. */
const plan = z.object({ en: file, sr: file });
const picture = z.object({
  key: z.string(),
  file,
  title: bothTexts,
  /** What is to be seen; empty in a language in which nobody wrote it. */
  alt: bothTexts,
  focus: pictureFocus.nullable(),
});

export const draftStructure = z.object({
  /** Of the version that is edited, and whether visitors see another one. */
  version: z.int(),
  isDraft: z.boolean(),
  /** What lies in another comes after it. */
  parts: z.array(
    z.object({
      kind: z.enum(['project', 'community', 'building']),
      key: z.string(),
      /** Key of what it lies in; null for the project. */
      parentKey: z.string().nullable(),
      title: bothTexts,
      /** Null for what is no building. */
      floors: z.int().nullable(),
      /** Units and shapes that would go with it. */
      units: z.int(),
      shapes: z.int(),
      views: z.array(picture.extend({ shapes: z.int() })),
    }),
  ),
  /** Title images of the project and pictures of homes. */
  pictures: z.array(
    picture.extend({
      kind: z.enum(['hero', 'interior', 'dollhouse']),
      typeKey: z.enum(TYPE_KEYS).nullable(),
    }),
  ),
  /** Points of interest, in the order in which each thing lists its own; the key of what that is. */
  pois: z.array(z.object({ key: z.string(), title: bothTexts, ownerKey: z.string(), shapes: z.int() })),
  types: z.array(
    z.object({
      key: z.enum(TYPE_KEYS),
      title: bothTexts,
      plan: plan.nullable(),
    }),
  ),
  /** Plans of single homes, which come before those of their types. */
  unitPlans: z.array(z.object({ key: z.string(), plan })),
  hasLogo: z.boolean(),
});

export const newProject = z.strictObject({
  title: requiredLine(MOST_CHARACTERS),
  /** Name of the developer company; one that is known gets the project. */
  organization: requiredLine(MOST_CHARACTERS),
  /** Town or district, which the pin of the project is put on. */
  place: requiredLine(100),
  /** What it begins with: nothing, or a small house to look at. */
  from: z.enum(['nothing', 'example']),
});

export const createdProject = z.object({ projectId: id, title: z.string() });
