import type { Content, PictureEntry, ViewEntry } from '@suite/content';
import type { Texts } from '../../database/texts.ts';
import { invalidField, notFound } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import { newKey, ownerOfPoi } from './part-keys.ts';
import { withoutPart } from './removal.ts';

type Change = Part<'changeDraftStructure', 'body'>;
type ChangeOf<Kind extends Change['change']> = Extract<Change, { readonly change: Kind }>;
type Project = Content['project'];
type Building = Project['buildings'][number];

/** The content with one change of what it is made of. @throws {RequestError} 400, 404, 409 */
export function withStructureChange(content: Content, change: Change): Content {
  const withProject = (project: Project): Content => ({ ...content, project });
  switch (change.change) {
    case 'add-community':
      return withProject(withCommunity(content.project, change));
    case 'add-building':
      return withProject(withBuilding(content.project, change));
    case 'add-poi':
      return withProject(withPoi(content.project, change));
    case 'rename':
      return withProject(renamed(content.project, change));
    case 'describe-picture':
      return withProject(described(content.project, change));
    case 'update-building':
      return withUpdatedBuilding(content, change);
    case 'move':
      return withProject(moved(content.project, change));
    case 'remove':
      return withoutPart(content, change.of);
  }
}

/** A text for each language; one that was given for both is the same in both. */
export function bothTexts({ en, sr }: Texts): { en: string; sr: string } {
  return { en, sr: sr ?? en };
}

function withCommunity(project: Project, { title }: ChangeOf<'add-community'>): Project {
  const keys = project.communities.map(({ id }) => id);
  const community = { id: newKey(title.en, keys), title: bothTexts(title), views: [] };
  return { ...project, communities: [...project.communities, community] };
}

function withBuilding(project: Project, { title, floors, community }: ChangeOf<'add-building'>): Project {
  requireCommunity(project, community);
  const keys = project.buildings.map(({ name }) => name);
  const building: Building = {
    name: newKey(title.en, keys, 'as-is'),
    title: bothTexts(title),
    ...(community !== null && { community }),
    floors,
    publish: true,
    views: [],
  };
  return { ...project, buildings: [...project.buildings, building] };
}

function withPoi(project: Project, { title: given, of: { kind, key } }: ChangeOf<'add-poi'>): Project {
  const title = bothTexts(given);
  const id = newKey(
    title.en,
    project.pois.map((poi) => poi.id),
  );
  const poi = { id, title, type: kind === 'building' ? 'building_info' : 'masterplan_info' } as const;
  if (kind === 'project') return { ...project, pois: [...project.pois, { ...poi, of: 'masterplan' }] };
  if (kind === 'community') {
    requireCommunity(project, key);
    return { ...project, pois: [...project.pois, { ...poi, of: kind, community: key }] };
  }
  indexIn(project.buildings, 'name', kind, key);
  return { ...project, pois: [...project.pois, { ...poi, of: kind, building: key }] };
}

function requireCommunity(project: Project, key: string | null | undefined): void {
  if (key === null || key === undefined || project.communities.some(({ id }) => id === key)) return;
  throw invalidField('community', `There is no community ${key}.`);
}

function withUpdatedBuilding(
  content: Content,
  { key, title, floors, community }: ChangeOf<'update-building'>,
): Content {
  requireCommunity(content.project, community);
  const highest = content.units
    .filter(({ building }) => building === key)
    .reduce<{ number: string; floor: number } | null>(
      (top, unit) => (top === null || unit.floor > top.floor ? unit : top),
      null,
    );
  if (floors !== undefined && highest && highest.floor > floors)
    throw invalidField('floors', `Home ${highest.number} is on floor ${highest.floor}.`);
  const buildings = mapKeyed(content.project.buildings, 'name', 'building', key, (building) => {
    const { community: former, ...rest } = building;
    const wanted = community === undefined ? former : (community ?? undefined);
    return {
      ...rest,
      ...(title && { title: bothTexts(title) }),
      floors: floors ?? building.floors,
      ...(wanted !== undefined && { community: wanted }),
    };
  });
  return { ...content, project: { ...content.project, buildings } };
}

function renamed(project: Project, { of: { kind, key }, title: given }: ChangeOf<'rename'>): Project {
  const title = bothTexts(given);
  const named = <Thing extends object>(thing: Thing): Thing => ({ ...thing, title });
  switch (kind) {
    case 'community':
      return { ...project, communities: mapKeyed(project.communities, 'id', kind, key, named) };
    case 'building':
      return { ...project, buildings: mapKeyed(project.buildings, 'name', kind, key, named) };
    case 'picture':
      return { ...project, extraImages: mapKeyed(project.extraImages, 'id', kind, key, named) };
    case 'poi':
      return { ...project, pois: mapKeyed(project.pois, 'id', kind, key, named) };
    case 'type':
      return { ...project, types: mapKeyed(project.types, 'key', kind, key, named) };
    case 'view':
      return mapViews(project, key, (views) => views.map((view) => (view.id === key ? named(view) : view)));
  }
}

/** A picture with all that is said of it; what is empty is not said. */
function described(
  project: Project,
  { of: { kind, key }, title, alt, focus }: ChangeOf<'describe-picture'>,
): Project {
  const saying = <Picture extends PictureEntry>(picture: Picture): Picture => {
    const { alt: _alt, focus: _focus, ...rest } = picture;
    const written = { ...(alt.en !== '' && { en: alt.en }), ...(alt.sr !== '' && { sr: alt.sr }) };
    return {
      ...(rest as Picture),
      title: bothTexts(title),
      ...(Object.keys(written).length > 0 && { alt: written }),
      ...(focus && { focus }),
    };
  };
  if (kind === 'picture')
    return { ...project, extraImages: mapKeyed(project.extraImages, 'id', kind, key, saying) };
  return mapViews(project, key, (views) => views.map((view) => (view.id === key ? saying(view) : view)));
}

function moved(project: Project, { of: { kind, key }, by }: ChangeOf<'move'>): Project {
  if (kind === 'view') {
    return mapViews(project, key, (views) =>
      shifted(
        views,
        views.findIndex(({ id }) => id === key),
        by,
      ),
    );
  }
  if (kind === 'community') {
    const at = indexIn(project.communities, 'id', kind, key);
    return { ...project, communities: shifted(project.communities, at, by) };
  }
  if (kind === 'type') {
    const at = indexIn(project.types, 'key', kind, key);
    return { ...project, types: shifted(project.types, at, by) };
  }
  if (kind === 'picture') {
    const at = indexIn(project.extraImages, 'id', kind, key);
    const { kind: what, type } = project.extraImages[at] ?? {};
    const isSibling = (one: Project['extraImages'][number]) => one.kind === what && one.type === type;
    return { ...project, extraImages: shifted(project.extraImages, at, by, isSibling) };
  }
  if (kind === 'poi') {
    const at = indexIn(project.pois, 'id', kind, key);
    const owner = project.pois[at] && ownerOfPoi(project.pois[at]);
    return { ...project, pois: shifted(project.pois, at, by, (one) => ownerOfPoi(one) === owner) };
  }
  const { buildings } = project;
  const at = indexIn(buildings, 'name', kind, key);
  return {
    ...project,
    buildings: shifted(buildings, at, by, (one) => one.community === buildings[at]?.community),
  };
}

/** With the one at `at` so many places further among its siblings, at most at their end; others stay where they are. */
function shifted<Thing>(
  things: readonly Thing[],
  at: number,
  by: number,
  isSibling: (thing: Thing) => boolean = () => true,
): Thing[] {
  const places = things.flatMap((thing, index) => (isSibling(thing) ? [index] : []));
  const from = places.indexOf(at);
  const to = Math.min(Math.max(from + by, 0), places.length - 1);
  const order = places.toSpliced(from, 1).toSpliced(to, 0, at);
  return things.map((thing, index) => things[order[places.indexOf(index)] ?? index] ?? thing);
}

function indexIn<Name extends string>(
  things: readonly Readonly<Record<Name, string>>[],
  name: Name,
  kind: string,
  key: string,
): number {
  const index = things.findIndex((one) => one[name] === key);
  if (index < 0) throw notFound(`There is no ${kind} ${key}.`);
  return index;
}

function mapKeyed<Name extends string, Thing extends Readonly<Record<Name, string>>>(
  things: readonly Thing[],
  name: Name,
  kind: string,
  key: string,
  change: (thing: Thing) => Thing,
): Thing[] {
  const at = indexIn(things, name, kind, key);
  return things.map((thing, index) => (index === at ? change(thing) : thing));
}

/** Changes the list of views that has this one, wherever it is. @throws {RequestError} 404 */
export function mapViews(
  project: Project,
  key: string,
  change: (views: readonly ViewEntry[]) => ViewEntry[],
): Project {
  const has = (views: readonly ViewEntry[]) => views.some(({ id }) => id === key);
  const inside = <Thing extends { readonly views: ViewEntry[] }>(thing: Thing): Thing =>
    has(thing.views) ? { ...thing, views: change(thing.views) } : thing;
  const changed = inside({
    ...project,
    communities: project.communities.map(inside),
    buildings: project.buildings.map(inside),
  });
  const owners = [changed, ...changed.communities, ...changed.buildings];
  if (!owners.some(({ views }) => has(views))) throw notFound(`There is no view ${key}.`);
  return changed;
}
