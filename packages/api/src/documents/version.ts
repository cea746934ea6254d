import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { textId } from '../fields.ts';
import { kindChanges } from './import-job.ts';

/** A state of a project's content. */
export const version = z.object({
  number: z.int(),
  createdAt: isoTime,
  /** Null for a draft: it was shown to nobody yet. */
  publishedAt: isoTime.nullable(),
  /** Name of who made it; null for the command line and for who is gone. */
  createdBy: z.string().nullable(),
  /** Name of who showed it to visitors at last. */
  publishedBy: z.string().nullable(),
  /** Visitors see it. */
  isPublished: z.boolean(),
});

/** A fact of a unit that two versions say otherwise; null where there is none. */
const unitChange = z.object({
  /** As the project folder names it: `B2-304`. */
  key: z.string(),
  field: z.enum(['typeKey', 'area', 'terraceArea', 'floor', 'rooms', 'orientation']),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});

const languages = z.object({ en: z.string(), sr: z.string() });

/** A text that two versions say otherwise; empty in a language in which there is none. */
const textChange = z.object({
  /** As for the details of a draft: `buildings/B2/title`. */
  path: z.string(),
  /** Title of what it is of, and which of its texts it is. */
  owner: z.string(),
  field: z.string(),
  before: languages,
  after: languages,
});

export const versionChanges = z.object({
  changes: z.array(kindChanges).readonly(),
  /** Facts of units that both have; the first of them, and how many there are. */
  units: z.array(unitChange).readonly(),
  unitChangeCount: z.int(),
  /** Texts that both have; the first of them, and how many there are. */
  texts: z.array(textChange).readonly(),
  textChangeCount: z.int(),
});

/** What a version is made of is there, or how much of it is missing. */
const readiness = z.object({
  kind: z.enum(['pictures', 'units', 'shapes', 'plans', 'serbian-texts', 'pois', 'place', 'colours']),
  done: z.int(),
  total: z.int(),
});

const view = z.object({
  /** As the project folder names it. */
  key: z.string(),
  /** Of its medium; null while no version with it was published. */
  id: id.nullable(),
  title: z.string(),
  /** Units of a building, or buildings and communities of a masterplan, and how many of them have a shape in it. */
  targets: z.int(),
  drawn: z.int(),
});

const part = z.object({
  kind: z.enum(['project', 'community', 'building']),
  /** As the project folder names it. */
  key: z.string(),
  /** Of its masterplan or building; null while no version with it was published. */
  id: id.nullable(),
  /** Key of what it lies in; null for the project. */
  parentKey: z.string().nullable(),
  title: z.string(),
  /** Units below it. */
  units: z.int(),
  /** What has a shape in none of its views; nothing is open where it has no view. */
  open: z.int(),
  views: z.array(view).readonly(),
});

export const versionOutline = z.object({
  title: z.string(),
  place: z.string(),
  /** [longitude, latitude] in degrees, WGS 84. */
  location: z.tuple([z.number(), z.number()]),
  /** Of the accent on paper, WCAG 2. */
  contrast: z.number(),
  readiness: z.array(readiness).readonly(),
  /** What lies in another comes after it. */
  parts: z.array(part).readonly(),
});

export const byVersion = z.strictObject({ projectId: textId, number: textId });
