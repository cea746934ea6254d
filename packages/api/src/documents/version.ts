import { isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { textId } from '../fields.ts';
import { kindChanges } from './import-job.ts';

/** A state of a project's content. */
export const version = z.object({
  number: z.int(),
  createdAt: isoTime,
  /** Null for a draft: it was shown to nobody yet. */
  publishedAt: isoTime.nullable(),
  /** Visitors see it. */
  isPublished: z.boolean(),
});

export const versionChanges = z.object({ changes: z.array(kindChanges).readonly() });

export const byVersion = z.strictObject({ projectId: textId, number: textId });
