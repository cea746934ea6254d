import { APP_CONTEXT_IDS } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';

export const MENU_ITEM_KINDS = ['heading', 'text', 'picture', 'poi', 'link'] as const;

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
  /** What it opens: its media hold a text or a picture. */
  kind: z.enum(MENU_ITEM_KINDS),
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
