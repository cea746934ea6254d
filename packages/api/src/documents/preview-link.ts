import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { oneTimeToken, safeLine } from '../fields.ts';

/** A link by which whoever has it sees a project in private preview. */
export const previewLink = z.object({
  id: essential(id),
  /** Whom it is for, as who made it typed; may be empty. */
  note: essential(z.string()),
  /** Whether it shows the draft in place of what is published. */
  draft: z.boolean(),
  /** Name of who made it; null for who is no more. */
  createdBy: z.string().nullable(),
  createdAt: isoTime,
  expiresAt: essential(isoTime),
});

/** Told once: what is stored opens nothing. */
export const newPreviewLink = previewLink.extend({ url: essential(z.string()) });

export const previewLinkFields = z.strictObject({ note: safeLine(100) });

export const openedPreview = z.object({ projectId: id });

export const previewToken = z.strictObject({ token: oneTimeToken });
