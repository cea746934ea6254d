import { ORIENTATIONS, UNIT_STATUSES } from '@suite/contracts';
import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';

const unit = z.object({
  id,
  name: z.string(),
  floor: z.int(),
  publish: z.boolean(),
  status: z.enum(UNIT_STATUSES),
  statusChangedAt: isoTime,
  /** Name of who changed it; null for an import, for the command line, and for people who are gone. */
  statusChangedBy: z.string().nullable(),
  apartmentTypeId: z.int().min(0),
  typeKey: z.string().nullable(),
  /** Square metres. */
  area: z.number(),
  terraceArea: z.number().nullable(),
  orientation: z.enum(ORIENTATIONS).nullable(),
  /** Whole euros, whatever the status. */
  priceEur: z.int().nullable(),
});

const building = z.object({
  id,
  name: z.string(),
  /** What visitors read; null where the name is that. */
  title: z.string().nullable(),
  publish: z.boolean(),
  apartments: z.array(unit),
});

const masterplan = z.object({
  id,
  name: z.string(),
  publish: z.boolean(),
  community: z.boolean(),
  /** 0 for the root. */
  parentId: z.int().min(0),
  buildings: z.array(building),
});

/** A project with everything below it, published or not; nested masterplans come after those that they lie in. */
export const structure = z.object({
  id,
  name: z.string(),
  publish: z.boolean(),
  masterplans: z.array(masterplan),
});
