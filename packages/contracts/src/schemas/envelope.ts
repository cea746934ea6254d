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

/** What an operation takes and gives. `answer` is null where a file, a stylesheet, a stream or nothing is sent. */
export interface OperationSchemas {
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Fields of a multipart form beside its one `file`. */
  readonly form?: z.ZodObject;
  readonly response: z.ZodType | null;
  /** Status of the good answer; 200 when absent. */
  readonly status?: 200 | 201 | 202 | 204;
}
