import { z } from 'zod';
import {
  AMENITIES,
  MEDIA_OWNER_KINDS,
  ORIENTATIONS,
  PLACE_NAME_LIMIT,
  PRICE_RANGES,
  TYPE_KEYS,
} from '../codes.ts';
import { UNIT_STATUSES } from '../statuses.ts';
import { id, isoTime } from './fields.ts';

/** Pixels of the picture, from its top left corner. */
const point = z.tuple([z.number(), z.number()]);

/** `entityId` is null where the shape's entity does not exist or is not published. */
export const polygon = z.object({
  id: z.string(),
  kind: z.enum(['masterplan', 'building', 'apartment', 'poi']),
  entityId: id.nullable(),
  label: point,
  /** Outer ring, first point repeated at the end. */
  ring: z.array(point).min(4),
});

export const room = z.object({ name: z.string(), areaM2: z.number() });

/** A picture with clickable shapes (a view), or a floor plan with its rooms. */
export const mediaData = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  polygons: z.array(polygon),
  rooms: z.array(room).optional(),
});

/**
 * Deep Zoom: level 0 is one pixel, each further one twice as wide, up to the whole picture.
 * `url` has `{level}`, `{column}` and `{row}` to fill in.
 */
export const tiles = z.object({
  url: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  tileSize: z.int().min(1),
  overlap: z.int().min(0),
  levels: z.int().min(1),
});

export const mediaOwner = z.object({ kind: z.enum(MEDIA_OWNER_KINDS), id });

export const media = z.object({
  id,
  name: z.string(),
  mediaTypeId: z.int(),
  textualContent: z.string().nullable(),
  /** Path of the file; takes `resize` when it is a raster picture. */
  url: z.string().nullable(),
  contentType: z.string().nullable(),
  size: z.int().nullable(),
  mediaData: mediaData.nullable(),
  /** Of pictures that are too large to be loaded whole; absent for others. */
  tiles: tiles.optional(),
  /** A data URL of at most 4 kB: the blurred placeholder of a picture. */
  media: z.string().nullable(),
  /** Only for staff: uploaded and not added to anything yet. */
  draft: z.boolean().optional(),
  /** Only for staff; null for the project's own. */
  owner: mediaOwner.nullable().optional(),
});

/** Published, filterable units below an entity. Per-status counts are null when the organisation hides status. */
export const unitCounts = z.object({
  total: z.int(),
  available: z.int().nullable(),
  byStatus: z.record(z.enum(UNIT_STATUSES), z.int()).nullable(),
});

export const organization = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  website: z.string().nullable(),
  hideUnitStatus: z.boolean(),
});

export const project = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  logo: z.string().nullable(),
  website: z.string().nullable(),
  organizationId: id,
  /** [longitude, latitude] in degrees, WGS 84. */
  location: point.nullable(),
  place: z.string().nullable(),
  media: z.array(media),
  unitCounts,
  /** Only for staff, who see unpublished projects too. */
  publish: z.boolean().optional(),
  asOf: isoTime,
});

export const settings = z.object({
  projectId: id,
  defaultLangId: z.int(),
  selectedFilters: z.array(z.int()),
  selectedRoles: z.array(z.int()),
  priceEnabled: z.boolean(),
  compareEnabled: z.boolean(),
  privatePreview: z.boolean(),
  demoSettings: z.boolean(),
  stylesheetVersion: z.int(),
});

export const masterplan = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  /** 0 for the root. */
  parentId: z.int().min(0),
  community: z.boolean(),
  publish: z.boolean(),
  projectId: id,
  media: z.array(media),
  unitCounts,
  asOf: isoTime,
});

export const building = z.object({
  id,
  name: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  publish: z.boolean(),
  masterplansId: id,
  /** The project's, where the masterplan is not published. */
  masterplanName: z.string(),
  /** 0 where the building stands in a root masterplan; absent where a back end does not tell it. */
  masterplanParentId: z.int().min(0).optional(),
  projectId: id,
  /** Storeys, the ground storey included. */
  floors: z.int().min(0),
  media: z.array(media),
  unitCounts,
  asOf: isoTime,
});

export const apartmentType = z.object({
  id,
  name: z.string(),
  properties: z.object({ typeKey: z.enum(TYPE_KEYS).nullable() }),
});

/** Absent means that nobody knows. */
const amenity = z.enum(['yes', 'no']).optional();
export const apartment = z.object({
  id,
  /** Unit number. */
  name: z.string(),
  /** Square metres. */
  area: z.number(),
  terraceArea: z.number().nullable(),
  /** 1 is the ground storey; basements are 0 and below. */
  floor: z.int(),
  /** Rooms, living room included; 0 or less means unknown. */
  rooms: z.int(),
  orientation: z.enum(ORIENTATIONS).nullable(),
  buildingId: id,
  masterplanId: id,
  projectId: id,
  apartmentTypeId: z.int().min(0),
  apartmentTypeKey: z.string().nullable(),
  /** Left out when the organisation hides the status of units. */
  status: z.enum(UNIT_STATUSES).optional(),
  Pois: z.array(z.object({ id, poiTypeId: z.int() })),
  /** Only for staff, who see unpublished units too. */
  publish: z.boolean().optional(),
  media: z.array(media),
  properties: z.object({
    /** Whole euros as text, only for those who may see prices. */
    price: z.string().optional(),
    typeKey: z.string().optional(),
    status: z.enum(UNIT_STATUSES).optional(),
    ...(Object.fromEntries(AMENITIES.map((key) => [key, amenity])) as Record<
      (typeof AMENITIES)[number],
      typeof amenity
    >),
  }),
  asOf: isoTime,
});

export const orientation = z.object({ orientation: z.enum(ORIENTATIONS), count: z.int() });

export const filterBounds = z.object({
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  minFloor: z.int(),
  maxFloor: z.int(),
  minArea: z.number(),
  maxArea: z.number(),
  numberOfRooms: z.array(z.int()),
  /** Visitors choose a range of euro per square metre in place of a price; left out where they do not. */
  usesPriceRanges: z.boolean().optional(),
  statuses: z.array(z.object({ id: z.int(), name: z.string() })),
});

const range = z.strictObject({ min: z.number().min(-1e9).max(1e9), max: z.number().min(-1e9).max(1e9) });
/** `[]` matches nothing; an absent key is no constraint. Ranges are inclusive. */
export const filterRequest = z.strictObject({
  entityType: z.enum(['masterplan', 'building', 'organization']),
  entityId: id,
  filters: z.strictObject({
    area: range.optional(),
    floor: range.optional(),
    price: range.optional(),
    /** Apartment type ids, in spite of its name (specification §3); 0 is the studio of the fallback types. */
    rooms: z.array(z.int().min(0).max(2_147_483_647)).max(100).optional(),
    statusIds: z.array(z.int().min(1).max(4)).max(4).optional(),
    orientations: z.array(z.enum(ORIENTATIONS)).max(8).optional(),
    priceRange: z.enum(PRICE_RANGES).optional(),
  }),
});

export const filterResponse = z.object({ matchedUnitsIds: z.array(id), numberOfMatchedUnits: z.int() });

/** Plain GeoJSON, not in the envelope; the client clusters it. */
export const projectFeatures = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id,
      geometry: z.object({ type: z.literal('Point'), coordinates: point }),
      properties: z.object({
        id,
        name: z.string(),
        place: z.string().nullable(),
        logo: z.string().nullable(),
        image: z.string().nullable(),
        unitCounts,
        asOf: isoTime,
      }),
    }),
  ),
});

/** WGS 84 degrees. */
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** A place as version 5 of the Mapbox geocoding API gives it; a project is a `poi` and names its id. */
export const geocodeFeature = z.object({
  id: z.string(),
  type: z.literal('Feature'),
  place_type: z.array(z.string()),
  /** Name alone. */
  text: z.string(),
  /** Name with what the place lies in. */
  place_name: z.string().max(PLACE_NAME_LIMIT),
  /** West, south, east, north; crosses the antimeridian where west is larger than east. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  center: position,
  geometry: z.object({ type: z.literal('Point'), coordinates: position }),
  /** What the place lies in, the smallest first. */
  context: z.array(z.object({ id: z.string(), text: z.string(), short_code: z.string().optional() })),
  properties: z.object({ projectId: id.optional() }),
});

/** Not in the envelope. The best match comes first. */
export const geocodeResponse = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(geocodeFeature),
  /** Whom to name where the answer is shown. */
  attribution: z.string(),
});

export const apiError = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
