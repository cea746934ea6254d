import { APP_CONTEXT_IDS, POI_TYPE_IDS, TYPE_KEYS } from '@suite/contracts';
import { z } from 'zod';
import { filePath, key, texts } from './fields.ts';

const poiTypes = Object.keys(POI_TYPE_IDS) as [keyof typeof POI_TYPE_IDS, ...(keyof typeof POI_TYPE_IDS)[]];
const poiFields = {
  id: key,
  type: z.enum(poiTypes),
  title: texts,
  description: texts.optional(),
  location: z
    .strictObject({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-90).max(90) })
    .optional(),
  image: filePath.optional(),
};

/** A point of interest, of what `of` says; `masterplan` is the root. */
const poi = z.discriminatedUnion('of', [
  z.strictObject({ ...poiFields, of: z.literal('project') }),
  z.strictObject({ ...poiFields, of: z.literal('masterplan') }),
  z.strictObject({ ...poiFields, of: z.literal('community'), community: key }),
  z.strictObject({ ...poiFields, of: z.literal('building'), building: key }),
  z.strictObject({ ...poiFields, of: z.literal('unit'), building: key, unit: z.string().min(1) }),
]);

/**
 * What a menu item opens, if anything: a path in the site, an https address, a point of interest, a text or a picture.
 */
const menuLeaf = z.strictObject({
  title: texts,
  target: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'must be a path or an https address')
    .optional(),
  poi: key.optional(),
  text: texts.optional(),
  image: filePath.optional(),
});
const menuBranch = menuLeaf.extend({ items: z.array(menuLeaf).optional() });
const menuItem = menuLeaf.extend({ items: z.array(menuBranch).optional() });

const app = z.strictObject({
  id: key,
  title: texts,
  context: z.literal(APP_CONTEXT_IDS),
  /** Its title is the root's. */
  menu: z.strictObject({ title: texts, items: z.array(menuItem) }),
});

const bundle = z.strictObject({
  id: key,
  title: texts,
  description: texts.optional(),
  /** Types of homes that it is offered for; none: for all. */
  types: z.array(z.enum(TYPE_KEYS)),
  items: z.array(
    z.strictObject({ title: texts, description: texts.optional(), quantity: z.int().min(1).max(1000) }),
  ),
});

/** Pictures are named by their ids: of views, or of `extraImages` of homes. */
const gallery = z.strictObject({ id: key, title: texts, pictures: z.array(key).min(1) });

/** What a project may have beside its homes. */
export const extras = {
  pois: z.array(poi).prefault([]),
  apps: z.array(app).prefault([]),
  packages: z.array(bundle).prefault([]),
  galleries: z.array(gallery).prefault([]),
};

export type PoiEntry = z.infer<typeof poi>;
/** At any level of a menu. */
export interface MenuEntry {
  readonly title: z.infer<typeof texts>;
  readonly target?: string | undefined;
  readonly poi?: string | undefined;
  readonly text?: z.infer<typeof texts> | undefined;
  readonly image?: string | undefined;
  readonly items?: readonly MenuEntry[] | undefined;
}
