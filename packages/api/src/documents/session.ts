import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';

/** Where a person is logged in. */
export const session = z.object({
  id: essential(id),
  /** As `Firefox` and `Windows`; empty where the browser does not say. */
  browser: essential(z.string()),
  system: essential(z.string()),
  /** The /24 or /48 that it was last used from. */
  network: essential(z.string()),
  firstUsedAt: essential(z.iso.datetime()),
  lastUsedAt: essential(z.iso.datetime()),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Logged in to this project only; null otherwise. */
  projectId: id.nullable(),
});
