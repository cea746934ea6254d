import { z } from 'zod';

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

export const ok = z.object({ ok: z.literal(true) });
