import { type Content, targetOf, unitKey, type ViewEntry, viewsOf } from '@suite/content';
import { accentContrast, colourIssues, countTexts } from '@suite/domain';
import type { ContentLanguage, Texts } from '../database/texts.ts';
import { textsOf } from '../modules/draft-details/texts.ts';
import type { AttributesOf } from '../operations/operation-types.ts';

export type VersionOutline = AttributesOf<'getVersionOutline'>;
type Part = VersionOutline['parts'][number];
type Readiness = VersionOutline['readiness'][number];

/** Id of something by its kind and key; null for what no published version had. */
export type ContentIds = (kind: 'masterplan' | 'building' | 'media', key: string) => number | null;

/** The root masterplan's key; see `entity-ids.ts`. */
const ROOT = 'project';

/** What a version is made of, with titles in a language, and what of it is missing. */
export function outlineOf(content: Content, ids: ContentIds, language: ContentLanguage): VersionOutline {
  const { title, location, stylesheet } = content.project;
  return {
    title: title[language],
    place: location.place[language],
    location: [location.longitude, location.latitude],
    contrast: Math.floor(accentContrast(stylesheet) * 10) / 10,
    readiness: readinessOf(content),
    parts: partsOf(content, ids, language),
  };
}

function partsOf(content: Content, ids: ContentIds, language: ContentLanguage): Part[] {
  const { project, units } = content;
  const unitsOf = new Map<string, string[]>();
  for (const { building, number } of units) {
    const keys = unitsOf.get(building) ?? [];
    keys.push(unitKey(building, number));
    unitsOf.set(building, keys);
  }
  const buildingsIn = (community: string | undefined) =>
    project.buildings.filter((building) => building.community === community);
  const countIn = (buildings: typeof project.buildings) =>
    buildings.reduce((sum, { name }) => sum + (unitsOf.get(name)?.length ?? 0), 0);
  const part = (
    facts: Pick<Part, 'kind' | 'key' | 'id' | 'parentKey' | 'units'>,
    title: Texts,
    views: readonly ViewEntry[],
    targets: readonly string[],
  ): Part => {
    const drawn = views.map((view) => drawnIn(content, view, targets));
    const all = new Set(drawn.flatMap((keys) => [...keys]));
    return {
      ...facts,
      title: title[language] ?? title.en,
      open: views.length === 0 ? 0 : targets.length - all.size,
      views: views.map((view, index) => ({
        key: view.id,
        id: ids('media', `picture ${view.id}`),
        title: view.title[language],
        targets: targets.length,
        drawn: drawn[index]?.size ?? 0,
      })),
    };
  };
  const building = ({ name, title, views, community }: (typeof project.buildings)[number]): Part => {
    const targets = unitsOf.get(name) ?? [];
    const facts = { kind: 'building', key: name, id: ids('building', name), units: targets.length } as const;
    return part({ ...facts, parentKey: community ?? ROOT }, title, views, targets);
  };
  const onSite = buildingsIn(undefined);
  const root = { kind: 'project', key: ROOT, id: ids('masterplan', ROOT), parentKey: null } as const;
  const targets = [...project.communities.map(({ id }) => id), ...onSite.map(({ name }) => name)];
  return [
    part({ ...root, units: units.length }, project.title, project.views, targets),
    ...project.communities.flatMap(({ id, title, views }) => {
      const own = buildingsIn(id);
      const facts = { kind: 'community', key: id, id: ids('masterplan', id), parentKey: ROOT } as const;
      return [
        part(
          { ...facts, units: countIn(own) },
          title,
          views,
          own.map(({ name }) => name),
        ),
        ...own.map(building),
      ];
    }),
    ...onSite.map(building),
  ];
}

function drawnIn({ polygons }: Content, view: ViewEntry, targets: readonly string[]): ReadonlySet<string> {
  const wanted = new Set(targets);
  const shapes = polygons.get(view.id)?.shapes ?? [];
  return new Set(shapes.map(targetOf).filter((key) => wanted.has(key)));
}

/** In the order in which they stand on the screen. */
function readinessOf(content: Content): Readiness[] {
  const { project, units, polygons, unitPlans } = content;
  const { version: _, ...colours } = project.stylesheet;
  const unitKeys = new Set(units.map(({ building, number }) => unitKey(building, number)));
  const shapes = [...polygons.values()].flatMap((file) => file.shapes.map(targetOf));
  const drawn = new Set(shapes.filter((key) => unitKeys.has(key)));
  const pictures = viewsOf(project).length + project.extraImages.length;
  const texts = countTexts(textsOf(project, 'en'));
  const typesWithPlan = project.types.filter(({ key, plan }) => {
    const own = units.filter(({ type }) => type === key);
    const hasOwn = own.length > 0 && own.every((unit) => unitPlans.has(unitKey(unit.building, unit.number)));
    return plan !== undefined || hasOwn;
  });
  return [
    { kind: 'pictures', done: pictures, total: Math.max(pictures, 1) },
    { kind: 'units', done: units.length, total: Math.max(units.length, 1) },
    { kind: 'shapes', done: drawn.size, total: unitKeys.size },
    { kind: 'plans', done: typesWithPlan.length, total: project.types.length },
    { kind: 'serbian-texts', done: texts.total - texts.missing, total: texts.total },
    { kind: 'pois', done: project.pois.length, total: project.pois.length },
    { kind: 'place', done: 1, total: 1 },
    { kind: 'colours', done: colourIssues(colours).length === 0 ? 1 : 0, total: 1 },
  ];
}
