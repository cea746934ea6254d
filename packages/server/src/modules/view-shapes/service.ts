import { type Content, type Shape, targetOf, viewsOf } from '@suite/content';
import {
  editedShape,
  isBlocking,
  type ShapeIssue,
  type ShapeReference,
  shapeIssues,
  unitKey,
} from '@suite/shapes';
import { type EditedVersion, viewIn } from '../../content/edited-version.ts';
import type { ContentLanguage } from '../../database/texts.ts';
import { invalidField, notFound } from '../../errors.ts';
import type { AttributesOf, Part } from '../../operations/operation-types.ts';
import type { Resource } from '../query-context.ts';

type ViewShapes = AttributesOf<'getViewShapes'>;
type Target = ViewShapes['targets'][number];

/** The shapes of a view with what may have one in it. @throws {RequestError} 404 for a view that is not there. */
export function describeViewShapes(
  { content, number, isDraft }: EditedVersion,
  key: string,
  language: ContentLanguage,
): Resource<ViewShapes> {
  const { view, building } = viewIn(content, key);
  const size = content.sizes.get(view.image);
  if (!size) throw notFound(`The view ${key} has no picture.`);
  return {
    id: number,
    type: 'view-shapes',
    attributes: {
      view: key,
      title: view.title[language],
      owner: ownerTitle(content, key, language),
      building,
      ...size,
      version: number,
      isDraft,
      shapes: (content.polygons.get(key)?.shapes ?? []).map(({ area: _, ...shape }) => shape),
      targets: targetsOf(content, key, language),
    },
  };
}

function ownerTitle({ project }: Content, key: string, language: ContentLanguage): string {
  const owners = [...project.communities, ...project.buildings];
  const owner = owners.find(({ views }) => views.some(({ id }) => id === key)) ?? project;
  return owner.title[language];
}

/** Units of the building that the view shows; of the site, its communities and buildings; and points of interest. */
function targetsOf(content: Content, key: string, language: ContentLanguage): Target[] {
  const { project, units } = content;
  const { building } = viewIn(content, key);
  const elsewhere = shapesElsewhere(content, key);
  const target = (reference: ShapeReference, name: string): Target => {
    const id = targetOf(reference);
    return { reference, id, name, otherViews: elsewhere.get(`${reference.kind} ${id}`) ?? 0 };
  };
  const pois = project.pois.map(({ id, title }) => target({ kind: 'poi', poi: id }, title[language]));
  if (building !== null) {
    const own = units.filter((unit) => unit.building === building);
    return [...own.map(({ number }) => target({ kind: 'unit', building, unit: number }, number)), ...pois];
  }
  return [
    ...project.communities.map(({ id, title }) =>
      target({ kind: 'community', community: id }, title[language]),
    ),
    ...project.buildings.map(({ name, title }) =>
      target({ kind: 'building', building: name }, title[language]),
    ),
    ...pois,
  ];
}

function shapesElsewhere({ project, polygons }: Content, key: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { view } of viewsOf(project)) {
    if (view.id === key) continue;
    for (const shape of polygons.get(view.id)?.shapes ?? []) {
      const name = `${shape.kind} ${targetOf(shape)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * The content with these shapes in a view. What a visitor would stumble over is refused, all of it at once; the rest is
 * told to who edits, by the same rules.
 * @throws {RequestError} 400, 404
 */
export function withShapes(
  content: Content,
  key: string,
  shapes: Part<'updateViewShapes', 'body'>['shapes'],
): Content {
  const { view } = viewIn(content, key);
  const size = content.sizes.get(view.image);
  if (!size) throw notFound(`The view ${key} has no picture.`);
  const edited = shapes.map((shape, index) => ({ ...editedShape(shape), key: String(index) }));
  const issues = shapeIssues(edited, size, knownTargets(content)).filter(isBlocking);
  if (issues.length > 0) throw invalidField('shapes', ...issues.map((issue) => sentenceOf(issue, shapes)));
  const named = shapes.map((shape): Shape => ({ ...shape, id: targetOf(shape) }));
  return {
    ...content,
    polygons: new Map([...content.polygons, [key, { view: key, ...size, shapes: named }]]),
  };
}

function knownTargets({ project, units }: Content): ReadonlySet<string> {
  return new Set([
    ...project.communities.map(({ id }) => id),
    ...project.buildings.map(({ name }) => name),
    ...project.pois.map(({ id }) => id),
    ...units.map(({ building, number }) => unitKey(building, number)),
  ]);
}

function sentenceOf(issue: ShapeIssue, shapes: readonly { readonly id: string }[]): string {
  const { id } = shapes[Number(issue.keys[0])] ?? { id: '' };
  if (issue.kind === 'unknown-target') return `There is no ${issue.target}.`;
  if (issue.kind === 'same-target') return `${issue.target} has two shapes.`;
  return `${id} reaches out of the picture.`;
}
