import { z } from 'zod';
import { LOCALES } from '../locales.ts';
import { type AppName, LAYOUT_NAMES, REMOTE_NAME, type RemoteName } from '../remotes.ts';

/** Which remotes there are is no matter of a schema: each release may bring another. */
export const remoteName = z.string().regex(REMOTE_NAME, 'must begin with mf-') as unknown as z.ZodType<
  RemoteName,
  RemoteName
>;
export const appName = z
  .string()
  .regex(
    new RegExp(`^shell$|${REMOTE_NAME.source}`),
    'must be shell, or begin with mf-',
  ) as unknown as z.ZodType<AppName, AppName>;

const name = z.string().min(1).max(80);

/** A page of the specification has small or capital letters, `-` and `_`; a parameter is an id. */
const pattern = z
  .string()
  .regex(/^(\/[\w-]+|\/:[a-zA-Z]\w*)+$/, 'must be a path such as /masterplan/:id')
  .refine(
    (text) => !/^\/(rs|r|api|media|th-server)(\/|$)/.test(text),
    'must not begin as an address of the server',
  );

const PARAMETER = /:[a-zA-Z]\w*/g;

/** Public reads alone: they go out before anybody knows who asks. */
const read = z
  .string()
  .regex(
    /^\/(frontend|public)(\/[\w-]+|\/:[a-zA-Z]\w*|\/\{[a-zA-Z]\w*\})+(\?[\w=&{}-]+)?$/,
    'must be a path such as /frontend/masterplans/:id',
  );

const inEveryLanguage = (length: number) => z.record(z.enum(LOCALES), z.string().min(1).max(length));
const head = z.strictObject({
  title: inEveryLanguage(80),
  description: inEveryLanguage(160).optional(),
  isIndexed: z.boolean().optional(),
});

const route = z
  .strictObject({
    pattern,
    layout: z.enum(LAYOUT_NAMES),
    page: name,
    footer: z.boolean().optional(),
    middleware: z.array(name).optional(),
    reads: z.array(read).max(10).optional(),
    shared: z.array(name).optional(),
    head: head.optional(),
  })
  .refine(
    ({ pattern, reads = [] }) =>
      reads
        .flatMap((one) => one.match(PARAMETER) ?? [])
        .every((parameter) => pattern.split('/').includes(parameter)),
    { path: ['reads'], message: 'must name parameters of the pattern' },
  )
  .refine(
    ({ pattern, middleware = [], head: { isIndexed = false } = {} }) =>
      !isIndexed || (middleware.length === 0 && !pattern.includes(':')),
    { path: ['head', 'isIndexed'], message: 'must be a page without parameters that everybody may see' },
  );

const menuEntry = z
  .strictObject({
    label: inEveryLanguage(80),
    panel: name.optional(),
    route: name.optional(),
  })
  .refine(
    ({ panel, route }) => (panel === undefined) !== (route === undefined),
    'must name a panel or a route',
  );

export const remoteOffer = z.strictObject({
  team: name,
  routes: z.record(name, route),
  panels: z.array(name),
  menu: z.array(menuEntry),
});

/** `remote.json`. */
export const remoteManifest = remoteOffer
  .extend({
    $schema: z.string().optional(),
    name: remoteName,
    contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'must be a range such as ^2.0.0'),
    port: z.int().min(1024).max(65_535),
    preload: z.array(name),
  })
  .refine(({ preload, routes }) => preload.every((one) => Object.hasOwn(routes, one)), {
    path: ['preload'],
    message: 'must name routes of this remote',
  })
  .refine(
    ({ menu, panels, routes }) =>
      menu.every(({ panel, route: to }) =>
        to === undefined ? panels.includes(panel ?? '') : routes[to]?.pattern.includes(':') === false,
      ),
    { path: ['menu'], message: 'must name panels of this remote, or routes of it without parameters' },
  );
