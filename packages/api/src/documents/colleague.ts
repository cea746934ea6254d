import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';

/** Somebody else who has a project open in the studio. */
export const colleague = z.object({
  /** Of the account. */
  id: essential(id),
  name: essential(z.string()),
  /** As their studio named it: another release may have rooms that a reader does not know. */
  room: essential(z.string()),
  seenAt: isoTime,
});

export const presence = z.strictObject({
  /** The room of the studio that is open, such as `units`. */
  room: z.string().regex(/^[a-zA-Z]{1,40}$/),
});
