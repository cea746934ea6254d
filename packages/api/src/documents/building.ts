import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { media } from './media.ts';
import { unitCounts } from './unit.ts';

export const building = z.object({
  id: essential(id),
  name: essential(z.string()),
  title: z.string().nullable(),
  description: z.string().nullable(),
  publish: z.boolean(),
  masterplansId: essential(id),
  /** The project's, where the masterplan is not published. */
  masterplanName: z.string(),
  /** 0 where the building stands in a root masterplan; absent where a back end does not tell it. */
  masterplanParentId: z.int().min(0).optional(),
  projectId: essential(id),
  /** Storeys, the ground storey included. */
  floors: z.int().min(0),
  media: essential(z.array(media)),
  unitCounts: essential(unitCounts),
  asOf: essential(isoTime),
});
