import { ORIENTATIONS, type Right, TYPE_KEYS, UNIT_STATUSES } from '@suite/contracts';
import { z } from 'zod';
import { safeLine } from '../fields.ts';
import { unitFields } from './unit.ts';

const MOST_CHANGES = 5000;
/** Of changes and new units as JSON: 10,000 units with all that is said of them. */
export const MOST_UNITS_BYTES = 8 * 1024 * 1024;

/** What of a unit belongs to a version, and the status and price that it is published with at first. */
const draftFields = {
  typeKey: z.enum(TYPE_KEYS),
  /** 1 is the ground storey. */
  floor: z.int().min(-20).max(200),
  /** Living room included; 0 is unknown. */
  rooms: z.int().min(0).max(50),
  /** Square metres. */
  area: z.number().gt(0, 'must be above 0').lt(100_000),
  terraceArea: z.number().gt(0, 'must be above 0').lt(100_000).nullable(),
  orientation: z.enum(ORIENTATIONS).nullable(),
  status: unitFields.status,
  priceEur: unitFields.priceEur,
} as const;
export const DRAFT_UNIT_FIELDS = Object.keys(draftFields) as (keyof typeof draftFields)[];

/** Which unit, by what the project folder calls it. */
const unitName = {
  building: safeLine(50).min(1, 'must not be empty'),
  number: safeLine(20).regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/()-]*$/u, 'must begin with a letter or a digit'),
};

const changesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(z.strictObject({ ...unitName, was: value, becomes: value }))
    .min(1, 'must have at least one unit')
    .max(MOST_CHANGES, `must have at most ${MOST_CHANGES} units`);

/** Units that are new; status and price are changes of them. A building that is new is made as high as its units. */
const added = z
  .array(
    z.strictObject({
      ...unitName,
      typeKey: draftFields.typeKey,
      floor: draftFields.floor,
      area: draftFields.area,
      rooms: draftFields.rooms.optional(),
      terraceArea: draftFields.terraceArea.optional(),
      orientation: draftFields.orientation.optional(),
    }),
  )
  .min(1, 'must have at least one unit')
  .max(MOST_CHANGES, `must have at most ${MOST_CHANGES} units`);

export const draftUnitChanges = z
  .strictObject({
    added,
    typeKey: changesOf(draftFields.typeKey),
    floor: changesOf(draftFields.floor),
    rooms: changesOf(draftFields.rooms),
    area: changesOf(draftFields.area),
    terraceArea: changesOf(draftFields.terraceArea),
    orientation: changesOf(draftFields.orientation),
    status: changesOf(draftFields.status),
    priceEur: changesOf(draftFields.priceEur),
  })
  .partial();

export const DRAFT_UNIT_RIGHTS = {
  added: 'apartment:update',
  typeKey: 'apartment:update',
  floor: 'apartment:update',
  rooms: 'apartment:update',
  area: 'apartment:update',
  terraceArea: 'apartment:update',
  orientation: 'apartment:update',
  status: 'status:update',
  priceEur: 'price:update',
} as const satisfies Record<keyof z.input<typeof draftUnitChanges>, Right>;

export const draftUnits = z.object({
  /** Of the version that is edited, and whether visitors see another one. */
  version: z.int(),
  isDraft: z.boolean(),
  units: z.array(
    z.object({
      building: z.string(),
      number: z.string(),
      typeKey: z.enum(TYPE_KEYS),
      floor: z.int(),
      rooms: z.int(),
      area: z.number(),
      terraceArea: z.number().nullable(),
      orientation: z.enum(ORIENTATIONS).nullable(),
      status: z.enum(UNIT_STATUSES),
      priceEur: z.int().nullable(),
    }),
  ),
});

/** What it came to: what somebody else has changed since it was read stays as it is now. */
export const draftUnitConflicts = z.object({
  changed: z.int(),
  conflicts: z.array(
    z.object({
      building: z.string(),
      number: z.string(),
      field: z.enum(DRAFT_UNIT_FIELDS as [keyof typeof draftFields]),
      current: z.union([z.string(), z.number()]).nullable(),
    }),
  ),
});

/** Columns that a list of units may have, by the names of this API. */
const LIST_FIELDS = [
  'number',
  'building',
  'floor',
  'typeKey',
  'rooms',
  'area',
  'terraceArea',
  'priceEur',
  'status',
  'orientation',
] as const;
export const listField = z.enum(LIST_FIELDS);

/** A price list or another table of units as it was read. */
export const unitList = z.object({
  /** How the file was read: `UTF-8, semicolons, decimal comma`; null where it could not be. */
  format: z.string().nullable(),
  /** Its headings, and what their columns are taken for. */
  columns: z.array(z.object({ heading: z.string(), field: listField.nullable() })),
  rows: z.array(
    z.object({
      /** Of the file, from 1. */
      line: z.int(),
      /** Columns that the list has; null where a cell is empty. */
      values: z.partialRecord(listField, z.union([z.string(), z.number()]).nullable()),
      /** Cells that are no value of their column, and what would be right. */
      refused: z.array(z.object({ field: listField, text: z.string(), expected: z.string() })),
    }),
  ),
  issues: z.array(z.object({ severity: z.enum(['error', 'warning']), message: z.string() })),
});
