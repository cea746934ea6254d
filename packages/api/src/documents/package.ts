import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { description, sortPosition, texts } from '../fields.ts';

export const packageAttributes = z.object({
  id,
  projectId: id,
  name: z.string(),
  description: z.string().nullable(),
  position: z.int(),
  publish: z.boolean(),
  /** Unit types that it is offered for; empty for all. */
  apartmentTypeIds: z.array(id),
});

export const packageItem = z.object({
  id,
  packageId: id,
  name: z.string(),
  description: z.string().nullable(),
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
