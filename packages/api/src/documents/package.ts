import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { description, sortPosition, texts } from '../fields.ts';
import { richText } from './rich-text.ts';

export const packageAttributes = z.object({
  id,
  projectId: id,
  name: z.string(),
  /** In plain words. */
  description: z.string().nullable(),
  /** The same with its marks, where it has more than one plain paragraph. */
  richDescription: richText.optional(),
  position: z.int(),
  publish: z.boolean(),
  /** Unit types that it is offered for; empty for all. */
  apartmentTypeIds: z.array(id),
});

export const packageItem = z.object({
  id,
  packageId: id,
  name: z.string(),
  /** In plain words. */
  description: z.string().nullable(),
  /** The same with its marks, where it has more than one plain paragraph. */
  richDescription: richText.optional(),
  quantity: z.int().min(1),
});

export const packageFields = z.strictObject({
  name: texts(100),
  description,
  position: sortPosition,
  publish: z.boolean(),
  apartmentTypeIds: z.array(id).max(50),
  items: z
    .array(
      z.strictObject({
        name: texts(100),
        description: description.optional(),
        quantity: z.int().min(1).max(1000).prefault(1),
      }),
    )
    .max(100),
});
