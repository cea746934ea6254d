import { z } from 'zod';

export const apiError = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** What the error is about, by name. */
  details: z.record(z.string(), z.string()).optional(),
});
