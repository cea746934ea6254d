import { type Content, type PictureEntry, targetOf, type ViewEntry } from '@suite/content';
import type { EditedVersion } from '../../content/edited-version.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import type { Resource } from '../query-context.ts';
import { ownerOfPoi } from './part-keys.ts';

type Structure = AttributesOf<'getDraftStructure'>;
type DescribedPart = Structure['parts'][number];
/** What tells a file from another one in its place. */
type StampOf = (name: string) => string;

const STAMP_LENGTH = 8;

/** What a project is made of, with what would go along with each part. */
export function describeStructure(
  { content, files, number, isDraft }: EditedVersion,
  projectId: number,
): Resource<Structure> {
  const { project } = content;
  const stampOf = (name: string) => files.get(name)?.hash.slice(0, STAMP_LENGTH) ?? '';
  const planOf = ({ en, sr }: { readonly en: string; readonly sr: string }) => ({
    en: stampOf(en),
    sr: stampOf(sr),
  });
  return {
    id: projectId,
    type: 'draft-structure',
    attributes: {
      version: number,
      isDraft,
      parts: partsOf(content, stampOf),
      pictures: project.extraImages.map((picture) => ({
        ...describedPicture(picture, stampOf),
        kind: picture.kind,
        typeKey: picture.type ?? null,
      })),
      pois: project.pois.map((poi) => ({
        key: poi.id,
        title: poi.title,
        ownerKey: ownerOfPoi(poi),
        shapes: shapesOfPoi(content, poi.id),
      })),
      types: project.types.map(({ key, title, plan }) => ({
        key,
        title,
        plan: plan ? planOf(plan) : null,
      })),
      unitPlans: [...content.unitPlans].map(([key, plan]) => ({ key, plan: planOf(plan) })),
      hasLogo: project.logo !== undefined,
    },
  };
}

function partsOf(content: Content, stampOf: StampOf): DescribedPart[] {
  const { project, units } = content;
  const unitsIn = (buildings: readonly string[]) =>
    units.filter(({ building }) => buildings.includes(building)).length;
  const building = ({ name, title, floors, views, community }: (typeof project.buildings)[number]) => ({
    kind: 'building' as const,
    key: name,
    parentKey: community ?? 'project',
    title,
    floors,
    units: unitsIn([name]),
    shapes: shapesOf(content, [], [name]),
    views: viewsIn(content, views, stampOf),
  });
  return [
    {
      kind: 'project',
      key: 'project',
      parentKey: null,
      title: project.title,
      floors: null,
      units: units.length,
      shapes: 0,
      views: viewsIn(content, project.views, stampOf),
    },
    ...project.communities.flatMap(({ id, title, views }) => {
      const own = project.buildings.filter(({ community }) => community === id);
      const names = own.map(({ name }) => name);
      return [
        {
          kind: 'community' as const,
          key: id,
          parentKey: 'project',
          title,
          floors: null,
          units: unitsIn(names),
          shapes: shapesOf(content, [id], names),
          views: viewsIn(content, views, stampOf),
        },
        ...own.map(building),
      ];
    }),
    ...project.buildings.filter(({ community }) => community === undefined).map(building),
  ];
}

function viewsIn(
  { polygons }: Content,
  views: readonly ViewEntry[],
  stampOf: StampOf,
): DescribedPart['views'] {
  return views.map((view) => ({
    ...describedPicture(view, stampOf),
    shapes: polygons.get(view.id)?.shapes.length ?? 0,
  }));
}

function describedPicture({ id, image, title, alt, focus }: PictureEntry, stampOf: StampOf) {
  return {
    key: id,
    file: stampOf(image),
    title,
    alt: { en: alt?.en ?? '', sr: alt?.sr ?? '' },
    focus: focus ?? null,
  };
}

function shapesOfPoi({ polygons }: Content, key: string): number {
  const shapes = [...polygons.values()].flatMap((file) => file.shapes);
  return shapes.filter((shape) => shape.kind === 'poi' && shape.poi === key).length;
}

/** Shapes of these, and of the units of these buildings, in all pictures. */
function shapesOf(
  { polygons }: Content,
  communities: readonly string[],
  buildings: readonly string[],
): number {
  const shapes = [...polygons.values()].flatMap((file) => file.shapes);
  return shapes.filter((shape) =>
    shape.kind === 'building' || shape.kind === 'unit'
      ? buildings.includes(shape.building)
      : shape.kind === 'community' && communities.includes(targetOf(shape)),
  ).length;
}
