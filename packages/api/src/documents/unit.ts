import {
  AMENITIES,
  COMMERCIAL_STATES,
  ORIENTATIONS,
  type Right,
  SEA_VIEWS,
  TYPE_KEYS,
  UNIT_STATUSES,
} from '@suite/contracts';
import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { media } from './media.ts';

/** Published, filterable units below an entity. Per-status counts are null when the organisation hides status. */
export const unitCounts = z.object({
  total: essential(z.int()),
  available: essential(z.int().nullable()),
  byStatus: essential(z.record(z.enum(UNIT_STATUSES), z.int()).nullable()),
});

export const unitType = z.object({
  id,
  name: z.string(),
  properties: z.object({ typeKey: z.enum(TYPE_KEYS).nullable() }),
});

/** Absent means that nobody knows. */
const amenity = z.enum(['yes', 'no']).optional();

const hours = z.number().min(0).max(24);

/**
 * Direct sun on the terrace, in hours, and the sea in the view from there; computed from a model of the project, and
 * not promised. What the project does not say is left out.
 */
export const unitLight = z
  .object({
    /** Of 20 March, 21 June and 21 December. */
    sunMarchHours: hours,
    sunJuneHours: hours,
    sunDecemberHours: hours,
    /** Of 20 March, until an hour and a half before noon. */
    morningSunHours: hours,
    /** Of 20 March, from three hours after noon. */
    eveningSunHours: hours,
    /** The same of 21 June. */
    eveningSunJuneHours: hours,
    /** Degrees of the view that reach open water between the trees. */
    seaViewDegrees: z.number().min(0).max(360),
    seaView: z.enum(SEA_VIEWS),
  })
  .partial();

export const unit = z.object({
  id: essential(id),
  /** Unit number. */
  name: essential(z.string()),
  /** Square metres. */
  area: essential(z.number()),
  terraceArea: z.number().nullable(),
  /** 1 is the ground storey; basements are 0 and below. */
  floor: essential(z.int()),
  /** Rooms, living room included; 0 or less means unknown. */
  rooms: z.int(),
  orientation: z.enum(ORIENTATIONS).nullable(),
  /** Left out where the project has nothing about it. */
  light: unitLight.optional(),
  buildingId: id,
  masterplanId: id,
  projectId: id,
  apartmentTypeId: z.int().min(0),
  apartmentTypeKey: z.string().nullable(),
  /** Left out when the organisation hides the status of units. */
  status: z.enum(UNIT_STATUSES).optional(),
  /**
   * `priced`: on sale at `properties.price`. `on-request`: on sale, the viewer is told no price. `gone`: sold or not for
   * sale. A back end that does not send it is read by the status and the price.
   */
  commercialState: z.enum(COMMERCIAL_STATES).optional(),
  Pois: z.array(z.object({ id, poiTypeId: z.int() })),
  /** Only for staff, who see unpublished units too. */
  publish: z.boolean().optional(),
  /** In lists without the view from the terrace (`terrace_view`). */
  media: z.array(media),
  properties: essential(
    z.object({
      /** Whole euros as text, only for those who may see prices; of a unit that is gone, for staff alone. */
      price: z.string().optional(),
      typeKey: z.string().optional(),
      status: z.enum(UNIT_STATUSES).optional(),
      ...(Object.fromEntries(AMENITIES.map((key) => [key, amenity])) as Record<
        (typeof AMENITIES)[number],
        typeof amenity
      >),
    }),
  ),
  asOf: essential(isoTime),
});

export const orientation = z.object({ orientation: z.enum(ORIENTATIONS), count: z.int() });

/** What staff change of a unit. */
export const unitFields = {
  status: z.enum(UNIT_STATUSES),
  priceEur: z.int().min(0).max(2_147_483_647).nullable(),
  orientation: z.enum(ORIENTATIONS).nullable(),
  publish: z.boolean(),
} as const;

/** Absent keys stay as they are. */
export const unitChanges = z.strictObject(unitFields).partial();

/** What a batch came to: those that somebody else has changed since they were read stay as they are now. */
export const unitConflicts = z.object({
  changed: z.int(),
  conflicts: z.array(
    z.object({
      id,
      field: z.enum(['status', 'priceEur', 'orientation', 'publish']),
      current: z.union([z.string(), z.number(), z.boolean()]).nullable(),
    }),
  ),
});

/** What somebody did to a unit; null where it stayed. */
export const unitChange = z.object({
  at: isoTime,
  /** Name of who did it; null for an import, for the command line, and for people who are gone. */
  by: z.string().nullable(),
  status: z.object({ was: z.enum(UNIT_STATUSES), becomes: z.enum(UNIT_STATUSES) }).nullable(),
  /** Whole euros. */
  priceEur: z.object({ was: z.int().nullable(), becomes: z.int().nullable() }).nullable(),
});

/** What changing each of them takes: statuses and prices are for who sells. */
export const UNIT_CHANGE_RIGHTS = {
  status: 'status:update',
  priceEur: 'price:update',
  orientation: 'apartment:update',
  publish: 'apartment:update',
} as const satisfies Record<keyof z.input<typeof unitChanges>, Right>;

export const reservation = z.object({
  apartmentId: id,
  buildingId: id,
  /** Unit number. */
  name: z.string(),
  status: z.enum(['pending-reservation', 'reserved']),
  since: isoTime,
});
