import { type Content, type targetOf, unitKey, viewsOf } from '@suite/content';
import { notFound, RequestError } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';

type Change = Part<'changeDraftStructure', 'body'>;
export type Named = Extract<Change, { readonly change: 'remove' }>['of'];
type Project = Content['project'];

/** What goes when something is removed, by keys. */
interface Removed {
  readonly communities: ReadonlySet<string>;
  readonly buildings: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

/**
 * The content without a part or a picture, and without what lies in it: its pictures with their shapes, its buildings with
 * their units, and the shapes of all these in other pictures.
 * @throws {RequestError} 404; 409 naming what points to it and cannot be changed here.
 */
export function withoutPart(content: Content, of: Named): Content {
  if (of.kind === 'logo') {
    const { logo: _logo, ...project } = content.project;
    return withoutUnnamedFiles({ ...content, project }, content);
  }
  if (of.kind === 'poi') return withoutPoi(content, of.key);
  if (of.kind === 'plan' || of.kind === 'unit-plan') return withoutPlan(content, of.kind, of.key);
  const removed = removedWith(content.project, of);
  const issue = issueOf(content, removed);
  if (issue !== null) throw new RequestError(409, 'conflict', issue);
  const { communities, buildings, pictures } = removed;
  const staying = <View extends { readonly id: string }>(views: readonly View[]) =>
    views.filter(({ id }) => !pictures.has(id));
  const project: Project = {
    ...content.project,
    views: staying(content.project.views),
    extraImages: staying(content.project.extraImages),
    communities: content.project.communities
      .filter(({ id }) => !communities.has(id))
      .map((one) => ({ ...one, views: staying(one.views) })),
    buildings: content.project.buildings
      .filter(({ name }) => !buildings.has(name))
      .map((one) => ({ ...one, views: staying(one.views) })),
  };
  const units = content.units.filter(({ building }) => !buildings.has(building));
  const keys = new Set(units.map(({ building, number }) => unitKey(building, number)));
  const isDrawn = (shape: Parameters<typeof targetOf>[0]) =>
    !(
      (shape.kind === 'community' && communities.has(shape.community)) ||
      (shape.kind !== 'community' && shape.kind !== 'poi' && buildings.has(shape.building))
    );
  const polygons = new Map(
    [...content.polygons].flatMap(([view, file]) =>
      pictures.has(view) ? [] : [[view, { ...file, shapes: file.shapes.filter(isDrawn) }] as const],
    ),
  );
  const light = content.light.filter(({ building }) => !buildings.has(building));
  const unitPlans = new Map([...content.unitPlans].filter(([key]) => keys.has(key)));
  return withoutUnnamedFiles({ ...content, project, units, polygons, light, unitPlans }, content);
}

/** Without a point of interest and its shapes. @throws {RequestError} 404; 409 where a menu opens it */
function withoutPoi(content: Content, key: string): Content {
  const { project, polygons } = content;
  if (!project.pois.some(({ id }) => id === key)) throw notFound(`There is no point of interest ${key}.`);
  const app = project.apps.find(({ menu }) => menu.items.some((item) => opensPoi(item, key)));
  if (app) throw new RequestError(409, 'conflict', `The menu of “${app.title.en}” opens it.`);
  const drawn = [...polygons].map(([view, file]) => {
    const shapes = file.shapes.filter((shape) => shape.kind !== 'poi' || shape.poi !== key);
    return [view, { ...file, shapes }] as const;
  });
  const pois = project.pois.filter(({ id }) => id !== key);
  return withoutUnnamedFiles(
    { ...content, project: { ...project, pois }, polygons: new Map(drawn) },
    content,
  );
}

function opensPoi({ poi, items = [] }: MenuItem, key: string): boolean {
  return poi === key || items.some((item) => opensPoi(item, key));
}

/** Without the drawings of a type or of a home, in both languages. @throws {RequestError} 404 */
function withoutPlan(content: Content, kind: 'plan' | 'unit-plan', key: string): Content {
  const { project, unitPlans } = content;
  const has =
    kind === 'plan' ? project.types.some((type) => type.key === key && type.plan) : unitPlans.has(key);
  if (!has) throw notFound(`There is no plan of ${key}.`);
  if (kind === 'unit-plan') {
    const others = new Map([...unitPlans].filter(([unit]) => unit !== key));
    return withoutUnnamedFiles({ ...content, unitPlans: others }, content);
  }
  const types = project.types.map((type) => {
    const { plan: _plan, ...rest } = type;
    return type.key === key ? rest : type;
  });
  return withoutUnnamedFiles({ ...content, project: { ...project, types } }, content);
}

function removedWith(project: Project, { kind, key }: Named): Removed {
  const communities = new Set(kind === 'community' ? [key] : []);
  const buildings = project.buildings.filter(
    ({ name, community }) =>
      (kind === 'building' && name === key) || (community !== undefined && communities.has(community)),
  );
  const owners = [...project.communities.filter(({ id }) => communities.has(id)), ...buildings];
  const isPicture = kind === 'view' || kind === 'picture';
  const known = isPicture
    ? [...viewsOf(project).map(({ view }) => view), ...project.extraImages].some(({ id }) => id === key)
    : owners.length > 0;
  if (!known) throw notFound(`There is no ${kind} ${key}.`);
  return {
    communities,
    buildings: new Set(buildings.map(({ name }) => name)),
    pictures: new Set([
      ...(isPicture ? [key] : []),
      ...owners.flatMap(({ views }) => views.map(({ id }) => id)),
    ]),
  };
}

/** What would lead nowhere; null where nothing does. */
function issueOf(
  { project, model, units }: Content,
  { communities, buildings, pictures }: Removed,
): string | null {
  const gallery = project.galleries.find((one) => one.pictures.some((picture) => pictures.has(picture)));
  if (gallery) return `The gallery “${gallery.title.en}” shows a picture of it.`;
  const poi = project.pois.find(
    (one) =>
      (one.of === 'community' && communities.has(one.community)) ||
      ((one.of === 'building' || one.of === 'unit') && buildings.has(one.building)),
  );
  if (poi) return `The point of interest “${poi.title.en}” belongs to it.`;
  const gone = units.flatMap(({ building, number }) =>
    buildings.has(building) ? [unitKey(building, number)] : [],
  );
  const pages = new Set([...communities, ...buildings, ...gone]);
  const app = project.apps.find(({ menu }) => menu.items.some((item) => leadsTo(item, pages)));
  if (app) return `The menu of “${app.title.en}” leads to it.`;
  const isInModel =
    model?.cameras.some(({ view }) => pictures.has(view)) ||
    Object.keys(model?.buildings ?? {}).some((name) => buildings.has(name)) ||
    model?.units.some(({ unit }) => pages.has(unit));
  return isInModel ? 'The 3D model shows it. Import the project with another model first.' : null;
}

interface MenuItem {
  readonly page?: string | undefined;
  readonly poi?: string | undefined;
  readonly items?: readonly MenuItem[] | undefined;
}

function leadsTo({ page, items = [] }: MenuItem, pages: ReadonlySet<string>): boolean {
  return (page !== undefined && pages.has(page)) || items.some((item) => leadsTo(item, pages));
}

/** Without the sizes of files that only `before` named. */
export function withoutUnnamedFiles(content: Content, before: Content): Content {
  const named = filesIn(content);
  const gone = [...filesIn(before)].filter((file) => !named.has(file));
  return { ...content, sizes: new Map([...content.sizes].filter(([file]) => !gone.includes(file))) };
}

function filesIn({ project, unitPlans }: Content): ReadonlySet<string> {
  return new Set(textsIn([project, ...unitPlans.values()]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
