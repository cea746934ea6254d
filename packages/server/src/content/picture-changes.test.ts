import { type Content, DEMO_DIR, loadContent, readFolder } from '@suite/content';
import { beforeAll, expect, it } from 'vitest';
import type { ReadFolder, StoredFile } from './media-files.ts';
import { pictureChanges } from './picture-changes.ts';

let demo: ReadFolder;
beforeAll(async () => {
  const content = await loadContent(await readFolder(DEMO_DIR));
  const file = (hash: string): StoredFile => ({
    hash,
    sizeBytes: 1,
    contentType: 'image/webp',
    placeholder: null,
  });
  demo = { content, files: new Map([...content.sizes.keys()].map((name) => [name, file(name)])), hash: '' };
});

type Polygons = Content['polygons'];
type Drawing = Polygons extends ReadonlyMap<string, infer One> ? One : never;
/** The demo with another drawing over one of its pictures. */
function redrawn(view: string, change: (drawing: Drawing) => Drawing): ReadFolder {
  const polygons = new Map(demo.content.polygons);
  const drawing = polygons.get(view) ?? expect.unreachable();
  polygons.set(view, change(drawing));
  return { ...demo, content: { ...demo.content, polygons } };
}
const VIEW = 'b2-front';
const shifted = (by: number, at = 0) =>
  redrawn(VIEW, (drawing) => ({
    ...drawing,
    shapes: drawing.shapes.map((shape, index) =>
      index === at ? { ...shape, ring: shape.ring.map(([x, y]): [number, number] => [x + by, y]) } : shape,
    ),
  }));

it('says nothing of what is the same', () => {
  expect(pictureChanges(demo, demo, 'en')).toEqual([]);
  expect(pictureChanges(demo, shifted(0.4), 'en')).toEqual([]);
});

it('names shapes that were moved, with both outlines, and the building that the picture is of', () => {
  const [change, ...others] = pictureChanges(demo, shifted(12), 'sr');
  expect(others).toEqual([]);
  expect(change).toMatchObject({ key: VIEW, of: expect.any(String), isSameFile: true });
  const [shape, ...more] = change?.shapes ?? [];
  expect(more).toEqual([]);
  expect(shape).toMatchObject({ kind: 'moved' });
  expect((shape?.after?.[0]?.[0] ?? 0) - (shape?.before?.[0]?.[0] ?? 0)).toBe(12);
});

it('names shapes that are new and gone', () => {
  const without = redrawn(VIEW, (drawing) => ({ ...drawing, shapes: drawing.shapes.slice(1) }));
  const kinds = (before: ReadFolder, after: ReadFolder) =>
    pictureChanges(before, after, 'en').flatMap(({ shapes }) =>
      shapes.map(({ kind, before: was, after: is }) => [kind, was !== null, is !== null]),
    );
  expect(kinds(demo, without)).toEqual([['removed', true, false]]);
  expect(kinds(without, demo)).toEqual([['added', false, true]]);
});

it('names pictures of another file, whose shapes are where they were when they are as large a share of it', () => {
  const image = demo.content.project.buildings
    .flatMap(({ views }) => views)
    .find(({ id }) => id === VIEW)?.image;
  const size = demo.content.sizes.get(image ?? '') ?? expect.unreachable();
  const twice = redrawn(VIEW, (drawing) => ({
    ...drawing,
    shapes: drawing.shapes.map((shape) => ({
      ...shape,
      ring: shape.ring.map(([x, y]): [number, number] => [x * 2, y * 2]),
    })),
  }));
  const sizes = new Map([
    ...demo.content.sizes,
    [image ?? '', { width: size.width * 2, height: size.height * 2 }],
  ]);
  const files = new Map(demo.files);
  files.set(image ?? '', { hash: 'another', sizeBytes: 1, contentType: 'image/webp', placeholder: null });
  const after = { ...twice, files, content: { ...twice.content, sizes } };
  expect(pictureChanges(demo, after, 'en')).toMatchObject([
    { key: VIEW, isSameFile: false, before: size, after: { width: size.width * 2 }, shapes: [] },
  ]);
});

it('names pictures that one version alone has, with their shapes', () => {
  const { project } = demo.content;
  const without = {
    ...demo,
    content: { ...demo.content, project: { ...project, views: project.views.slice(1) } },
  };
  const [gone] = pictureChanges(demo, without, 'en');
  expect(gone).toMatchObject({ key: project.views[0]?.id, after: null, isSameFile: false });
  expect(gone?.shapes.length).toBeGreaterThan(0);
  expect(pictureChanges(without, demo, 'en')).toMatchObject([{ before: null }]);
});
