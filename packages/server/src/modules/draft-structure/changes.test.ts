import { type Content, DEMO_DIR, loadContent, readFolder } from '@suite/content';
import { beforeAll, expect, it } from 'vitest';
import { withStructureChange } from './changes.ts';
import { ownerOfPoi } from './part-keys.ts';

let content: Content;
beforeAll(async () => {
  const demo = await loadContent(await readFolder(DEMO_DIR));
  // A second picture of each list.
  const others = demo.project.extraImages.map((one) => ({ ...one, id: `${one.id}-2` }));
  content = { ...demo, project: { ...demo.project, extraImages: [...demo.project.extraImages, ...others] } };
});

const moved = (kind: 'picture' | 'poi', key: string, by: number) =>
  withStructureChange(content, { change: 'move', of: { kind, key }, by }).project;

/** Keys by what the things are among. */
function byList<Thing>(
  things: readonly Thing[],
  listOf: (thing: Thing) => string,
  keyOf: (thing: Thing) => string,
): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const thing of things) lists[listOf(thing)] = [...(lists[listOf(thing)] ?? []), keyOf(thing)];
  return lists;
}
const pointsOf = ({ pois }: Content['project']) => byList(pois, ownerOfPoi, ({ id }) => id);
const picturesOf = ({ extraImages }: Content['project']) =>
  byList(
    extraImages,
    ({ kind, type = '' }) => `${kind} ${type}`,
    ({ id }) => id,
  );

it.each([
  ['on', 1, (keys: string[]) => [keys[1], keys[0], ...keys.slice(2)]],
  ['to the end, however far', 99, (keys: string[]) => [...keys.slice(1), keys[0]]],
  ['nowhere before the first', -1, (keys: string[]) => keys],
])('a point of interest is moved %s among those of its thing alone', (_, by, expected) => {
  const before = pointsOf(content.project);
  const [list = '', keys = []] = Object.entries(before).find(([, own]) => own.length > 1) ?? [];
  expect(pointsOf(moved('poi', keys[0] ?? '', by))).toEqual({ ...before, [list]: expected(keys) });
});

it('a picture of homes is moved among those of its type alone', () => {
  const before = picturesOf(content.project);
  const [list = '', keys = []] = Object.entries(before).find(([, own]) => own.length > 1) ?? [];
  const [first = '', second = '', ...others] = keys;
  expect(picturesOf(moved('picture', second, -1))).toEqual({ ...before, [list]: [second, first, ...others] });
});

it.each(['picture', 'poi'] as const)('a %s that is not there is not found', (kind) => {
  expect(() => moved(kind, 'none', 1)).toThrow(`There is no ${kind} none.`);
});

it('a point of interest is added to the site, an area or a building under a key of its own, named and removed', () => {
  const [community, building] = [content.project.communities[0]?.id, content.project.buildings[0]?.name];
  const added = (of: { kind: 'project' | 'community' | 'building'; key?: string | undefined }) =>
    withStructureChange(content, {
      change: 'add-poi',
      title: { en: 'Boat hire', sr: 'Čamci' },
      of: { kind: of.kind, key: of.key ?? 'none' },
    }).project.pois.at(-1);
  const own = { id: 'boat-hire', title: { en: 'Boat hire', sr: 'Čamci' } };
  expect(added({ kind: 'project', key: 'project' })).toEqual({
    ...own,
    type: 'masterplan_info',
    of: 'masterplan',
  });
  expect(added({ kind: 'community', key: community })).toEqual({
    ...own,
    type: 'masterplan_info',
    of: 'community',
    community,
  });
  expect(added({ kind: 'building', key: building })).toEqual({
    ...own,
    type: 'building_info',
    of: 'building',
    building,
  });
  expect(() => added({ kind: 'community' })).toThrow('There is no community none.');
  expect(() => added({ kind: 'building' })).toThrow('There is no building none.');
});

it('a point of interest goes with its shapes, unless a menu opens it', () => {
  const drawn = [...content.polygons.values()].flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'poi' ? [shape.poi] : [])),
  );
  const opened = new Set(JSON.stringify(content.project.apps).match(/(?<="poi":")[^"]+/g));
  const free = drawn.find((key) => !opened.has(key)) ?? expect.unreachable();
  const without = withStructureChange(content, { change: 'remove', of: { kind: 'poi', key: free } });
  expect(without.project.pois.map(({ id }) => id)).not.toContain(free);
  const left = [...without.polygons.values()].flatMap(({ shapes }) => shapes);
  expect(left.some((shape) => shape.kind === 'poi' && shape.poi === free)).toBe(false);
  expect(left.length).toBe(
    [...content.polygons.values()].flatMap(({ shapes }) => shapes).length -
      drawn.filter((key) => key === free).length,
  );
  const [key = ''] = opened;
  expect(() => withStructureChange(content, { change: 'remove', of: { kind: 'poi', key } })).toThrow(/menu/);
});
