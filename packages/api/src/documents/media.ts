import { MEDIA_OWNER_KINDS } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { longTexts, sortPosition, texts } from '../fields.ts';
import { richText } from './rich-text.ts';

/** Pixels of the picture, from its top left corner. */
export const point = z.tuple([z.number(), z.number()]);

/** `entityId` is null where the shape's entity does not exist or is not published. */
export const polygon = z.object({
  id: z.string(),
  kind: z.enum(['masterplan', 'building', 'apartment', 'poi']),
  entityId: id.nullable(),
  label: essential(point),
  /** Outer ring, first point repeated at the end. */
  ring: essential(z.array(point).min(4)),
});

export const room = z.object({
  name: z.string(),
  areaM2: z.number(),
  /** A terrace or balcony; absent where the plan's author did not say. */
  isOutdoor: z.boolean().optional(),
});

/** What of a picture stays in sight where it is cut: percent from its left and top. */
export const pictureFocus = z.object({ x: z.number(), y: z.number() });

/** A picture with clickable shapes (a view), or a floor plan with its rooms. */
export const mediaData = z.object({
  width: essential(z.int().min(1)),
  height: essential(z.int().min(1)),
  polygons: essential(z.array(polygon)),
  rooms: z.array(room).optional(),
  /** What is to be seen, in the language of the response; absent where nobody wrote it. */
  alt: z.string().optional(),
  /** Absent: the middle. */
  focus: pictureFocus.optional(),
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
  id: essential(id),
  name: essential(z.string()),
  mediaTypeId: z.int(),
  /** In plain words. */
  textualContent: z.string().nullable(),
  /** The same with its marks, where it has more than one plain paragraph. */
  richContent: richText.optional(),
  /** Path of the file; takes `resize` when it is a raster picture. */
  url: z.string().nullable(),
  contentType: z.string().nullable(),
  size: z.int().nullable(),
  mediaData: essential(mediaData.nullable()),
  /** Of pictures that are too large to be loaded whole; absent for others. */
  tiles: tiles.optional(),
  /** A data URL of at most 4 kB: the blurred placeholder of a picture. */
  media: z.string().nullable(),
  /** Only for staff: uploaded and not added to anything yet. */
  draft: z.boolean().optional(),
  /** Only for staff; null for the project's own. */
  owner: mediaOwner.nullable().optional(),
});

/** A medium of a project: an uploaded file (`mediaId`), or a text. Without an owner it is the project's own. */
export const mediaFields = z.strictObject({
  name: texts(100),
  mediaTypeId: z.int().min(1).max(22),
  textualContent: longTexts(10_000).nullable(),
  language: z.enum(['en', 'sr']).nullable(),
  position: sortPosition,
  owner: mediaOwner.strict().nullable(),
});
