import { POI_PARENT_KINDS } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { richText } from './rich-text.ts';

const location = z.tuple([z.number(), z.number()]);

/** A point of interest. It belongs to at most one masterplan, building or unit; `location` is [longitude, latitude]. */
export const poi = z.object({
  id,
  poiTypeId: z.int(),
  name: z.string(),
  /** In plain words. */
  description: z.string().nullable(),
  /** The same with its marks, where it has more than one plain paragraph. */
  richDescription: richText.optional(),
  projectId: id,
  masterplanId: id.nullable(),
  buildingId: id.nullable(),
  apartmentId: id.nullable(),
  location: location.nullable(),
  /** Only for staff, who see unpublished ones too. */
  publish: z.boolean().optional(),
});

/** What a point of interest belongs to. */
export const poiParent = z.object({ id, kind: z.enum(POI_PARENT_KINDS), name: z.string() });

export const codeName = z.object({ id: z.int(), name: z.string() });
