import { z } from 'zod';

export const texts = z.strictObject({ en: z.string().min(1), sr: z.string().min(1) });
/** A path below the content folder, with `/`; it cannot lead out of the folder. */
export const filePath = z
  .string()
  .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must be a path below the content folder')
  .refine((path) => !path.split('/').includes('..'), 'must not lead out of the content folder');
export const key = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, 'must be a short name without spaces');
