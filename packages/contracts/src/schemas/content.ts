import { z } from 'zod';
import { APP_CONTEXT_IDS, POI_PARENT_KINDS, POI_TYPE_IDS } from '../codes.ts';
import { id } from './fields.ts';

const location = z.tuple([z.number(), z.number()]);

/** A point of interest. It belongs to at most one masterplan, building or unit; `location` is [longitude, latitude]. */
export const poi = z.object({
  id,
  poiTypeId: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  projectId: id,
  masterplanId: id.nullable(),
  buildingId: id.nullable(),
  apartmentId: id.nullable(),
  location: location.nullable(),
  /** Only for staff, who see unpublished ones too. */
  publish: z.boolean().optional(),
});
/** What a point of interest belongs to. */
export const poiParent = z.object({ id, kind: z.enum(POI_PARENT_KINDS), name: z.string() });
export const codeName = z.object({ id: z.int(), name: z.string() });

export const clientApp = z.object({
  id,
  name: z.string(),
  contextId: z.union(APP_CONTEXT_IDS.map((one) => z.literal(one))),
  projectId: id.nullable(),
});

const menuFields = {
  id,
  clientAppId: id,
  /** 0 for the root. */
  parentId: z.int().min(0),
  position: z.int(),
  name: z.string(),
  /** Path in the site or https address; null for a heading. */
  target: z.string().nullable(),
  poiId: id.nullable(),
};
const leaf = z.object(menuFields);
const branch = leaf.extend({
  children: z.array(leaf.extend({ children: z.array(leaf).optional() })).optional(),
});
/**
 * Items are nested at most three deep below the root. `children` is there in the root menu,
 * one level, and where the whole structure was asked for.
 */
export const menuItem = leaf.extend({ children: z.array(branch).optional() });

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

/** Kinds of points of interest by their id. */
export const poiTypeId = z
  .enum(Object.values(POI_TYPE_IDS).map(String) as [string, ...string[]])
  .transform(Number);
