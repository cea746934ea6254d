import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { description, sortPosition, texts } from '../fields.ts';
import { media } from './media.ts';
import { unitCounts } from './unit.ts';

export const masterplan = z.object({
  id: essential(id),
  name: essential(z.string()),
  description: z.string().nullable(),
  /** 0 for the root. */
  parentId: essential(z.int().min(0)),
  community: z.boolean(),
  publish: z.boolean(),
  projectId: essential(id),
  media: essential(z.array(media)),
  unitCounts: essential(unitCounts),
  asOf: essential(isoTime),
});

export const masterplanFields = z.strictObject({
  /** 0 for the root. */
  parentId: z.int().min(0).max(2_147_483_647),
  name: texts(100),
  description,
  community: z.boolean(),
  publish: z.boolean(),
  position: sortPosition,
});
