import { APP_CONTEXT_IDS, POI_TYPE_IDS, TYPE_KEYS } from '@suite/contracts';
import { z } from 'zod';
import { filePath, key, marked, texts } from './fields.ts';

const poiTypes = Object.keys(POI_TYPE_IDS) as [keyof typeof POI_TYPE_IDS, ...(keyof typeof POI_TYPE_IDS)[]];
const poiFields = {
  id: key.describe('Keeps its address for ever; shapes name it by this.'),
  type: z.enum(poiTypes).describe('Which sign the pin has.'),
  title: texts.describe('What visitors read.'),
  description: texts.optional().describe(marked('What visitors read when they open it.')),
  location: z
    .strictObject({
      longitude: z.number().min(-180).max(180).describe('In degrees, east is positive.'),
      latitude: z.number().min(-90).max(90).describe('In degrees, north is positive.'),
    })
    .optional()
    .describe('Its pin on the map.'),
  image: filePath.optional().describe('A picture that opens with it.'),
};

/** A point of interest, of what `of` says; `masterplan` is the root. */
const poi = z.discriminatedUnion('of', [
  z.strictObject({
    ...poiFields,
    of: z.literal('project').describe('What it belongs to; masterplan is the whole site.'),
  }),
  z.strictObject({
    ...poiFields,
    of: z.literal('masterplan').describe('What it belongs to; masterplan is the whole site.'),
  }),
  z.strictObject({
    ...poiFields,
    of: z.literal('community').describe('What it belongs to; masterplan is the whole site.'),
    community: key.describe('Id of the community.'),
  }),
  z.strictObject({
    ...poiFields,
    of: z.literal('building').describe('What it belongs to; masterplan is the whole site.'),
    building: key.describe('Name of the building.'),
  }),
  z.strictObject({
    ...poiFields,
    of: z.literal('unit').describe('What it belongs to; masterplan is the whole site.'),
    building: key.describe('Name of the building.'),
    unit: z.string().min(1).describe('Number of the home.'),
  }),
]);

/**
 * What a menu item opens, if anything: a page of the project, a path in the site, an https address, a point of
 * interest, a text or a picture.
 */
const menuLeaf = z.strictObject({
  title: texts.describe('What visitors read; the English one is the key.'),
  target: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'must be a path or an https address')
    .optional()
    .describe('A path of the site, or an https address.'),
  page: z
    .string()
    .min(1)
    .optional()
    .describe('A page of the project: project, id of a community, name of a building, or a home as B2-304.'),
  poi: key.optional().describe('Id of the point of interest that it opens.'),
  text: texts.optional().describe(marked('A text that it opens.')),
  image: filePath.optional().describe('A picture that it opens.'),
});
const menuBranch = menuLeaf.extend({ items: z.array(menuLeaf).optional().describe('The level below.') });
const menuItem = menuLeaf.extend({ items: z.array(menuBranch).optional().describe('The level below.') });

const app = z.strictObject({
  id: key.describe('Keeps its number for ever.'),
  title: texts.describe('Name of the app.'),
  context: z.literal(APP_CONTEXT_IDS).describe('Number of the kind of app.'),
  menu: z
    .strictObject({
      title: texts.describe('What the menu is called.'),
      items: z.array(menuItem).describe('Up to three levels.'),
    })
    .describe('What its menu has.'),
});

const bundle = z.strictObject({
  id: key.describe('Keeps its number for ever.'),
  title: texts.describe('What visitors read.'),
  description: texts.optional().describe(marked('What visitors read below the title.')),
  types: z.array(z.enum(TYPE_KEYS)).describe('Types of homes that it is offered for; none: for all.'),
  items: z
    .array(
      z.strictObject({
        title: texts.describe('What visitors read; the English one is the key.'),
        description: texts.optional().describe(marked('What visitors read below the title.')),
        quantity: z.int().min(1).max(1000).describe('How many of it.'),
      }),
    )
    .describe('What is in it.'),
});

const gallery = z.strictObject({
  id: key.describe('Keeps its number for ever.'),
  title: texts.describe('What visitors read.'),
  pictures: z.array(key).min(1).describe('Ids of views, or of extraImages of homes.'),
});

/** What a project may have beside its homes. */
export const extras = {
  pois: z.array(poi).prefault([]).describe('Points of interest.'),
  apps: z.array(app).prefault([]).describe('Client apps with their menus.'),
  packages: z.array(bundle).prefault([]).describe('Offers for homes: furniture, parking.'),
  galleries: z.array(gallery).prefault([]).describe('Galleries of pictures that are there already.'),
};

export type PoiEntry = z.infer<typeof poi>;
/** At any level of a menu. */
export interface MenuEntry {
  readonly title: z.infer<typeof texts>;
  readonly target?: string | undefined;
  /** Key of a page of the project. */
  readonly page?: string | undefined;
  readonly poi?: string | undefined;
  readonly text?: z.infer<typeof texts> | undefined;
  readonly image?: string | undefined;
  readonly items?: readonly MenuEntry[] | undefined;
}
