import { z } from 'zod';
import { essential } from './essential.ts';

export function resource<T extends z.ZodType>(of: T) {
  return z.object({ data: z.object({ id: z.int(), type: z.string(), attributes: of }) });
}

export function collection<T extends z.ZodType>(of: T) {
  return z.object({
    data: z.array(z.object({ id: z.int(), type: z.string(), attributes: of })),
    /** `asOf` where availability is told, or could be; other lists have no such time. */
    meta: z.object({ total: z.int(), asOf: z.iso.datetime().optional() }),
  });
}

/** What says that something was done: whatever else comes with a good status, such as a hotel's, says nothing. */
export const ok = z.object({ ok: essential(z.literal(true)) });
