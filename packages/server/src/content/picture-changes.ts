import { type PictureEntry, type Shape, targetOf, viewsOf } from '@suite/content';
import type { ContentLanguage } from '../database/texts.ts';
import type { AttributesOf } from '../operations/operation-types.ts';
import type { ReadFolder } from './media-files.ts';

type PictureChange = AttributesOf<'getVersionPictures'>['pictures'][number];
type ShapeChange = PictureChange['shapes'][number];
type Ring = Shape['ring'];
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of a version, with the shapes on it. */
interface Pictured {
  readonly title: PictureEntry['title'];
  readonly of: PictureEntry['title'] | null;
  readonly size: Size | null;
  readonly hash: string | undefined;
  readonly shapes: readonly Shape[];
}

/** What is nearer than this has not been moved: readers of drawings round so far. */
const MOVED_PX = 0.5;

/** Pictures whose file or shapes differ, and those that one version alone has, in the order of the later one. */
export function pictureChanges(
  before: ReadFolder | null,
  after: ReadFolder,
  language: ContentLanguage,
): PictureChange[] {
  const [old, now] = [before ? picturesIn(before) : new Map<string, Pictured>(), picturesIn(after)];
  const keys = [...now.keys(), ...[...old.keys()].filter((key) => !now.has(key))];
  return keys.flatMap((key) => {
    const [former, latter] = [old.get(key), now.get(key)];
    const shown = latter ?? former;
    if (!shown) return [];
    const isSameFile = former?.hash === latter?.hash;
    const shapes = shapeChanges(former, latter);
    if (isSameFile && shapes.length === 0) return [];
    return [
      {
        key,
        title: shown.title[language],
        of: shown.of?.[language] ?? null,
        before: former?.size ?? null,
        after: latter?.size ?? null,
        isSameFile,
        shapes,
      },
    ];
  });
}

function picturesIn({ content, files }: ReadFolder): ReadonlyMap<string, Pictured> {
  const { project, polygons, sizes } = content;
  const pictured = (picture: PictureEntry, of: Pictured['of']) =>
    [
      picture.id,
      {
        title: picture.title,
        of,
        size: sizes.get(picture.image) ?? null,
        hash: files.get(picture.image)?.hash,
        shapes: polygons.get(picture.id)?.shapes ?? [],
      },
    ] as const;
  const titles = [...project.communities, ...project.buildings].flatMap(({ title, views }) =>
    views.map(({ id }) => [id, title] as const),
  );
  const owners = new Map(titles);
  return new Map([
    ...viewsOf(project).map(({ view }) => pictured(view, owners.get(view.id) ?? null)),
    ...project.extraImages.map((picture) => pictured(picture, null)),
  ]);
}

/** Shapes of one thing are taken in their order; outlines are compared as shares of their picture. */
function shapeChanges(former: Pictured | undefined, latter: Pictured | undefined): ShapeChange[] {
  const [old, now] = [ringsByTarget(former), ringsByTarget(latter)];
  const [from, to] = [former?.size ?? latter?.size, latter?.size ?? former?.size];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((target) => {
    const [were, are] = [old.get(target) ?? [], now.get(target) ?? []];
    return Array.from({ length: Math.max(were.length, are.length) }, (_, index) => {
      const [before = null, after = null] = [were[index], are[index]];
      return { target, before, after };
    }).flatMap(({ before, after }): ShapeChange[] => {
      if (!before || !after) return [{ target, kind: before ? 'removed' : 'added', before, after }];
      return from && to && isMoved(before, after, from, to) ? [{ target, kind: 'moved', before, after }] : [];
    });
  });
}

function ringsByTarget(pictured: Pictured | undefined): ReadonlyMap<string, readonly Ring[]> {
  const rings = new Map<string, Ring[]>();
  for (const shape of pictured?.shapes ?? []) {
    const target = targetOf(shape);
    rings.set(target, [...(rings.get(target) ?? []), shape.ring]);
  }
  return rings;
}

function isMoved(before: Ring, after: Ring, from: Size, to: Size): boolean {
  if (before.length !== after.length) return true;
  const [across, down] = [to.width / from.width, to.height / from.height];
  return after.some(([x, y], index) => {
    const [wasX, wasY] = before[index] ?? [x, y];
    return Math.abs(x - wasX * across) > MOVED_PX || Math.abs(y - wasY * down) > MOVED_PX;
  });
}
