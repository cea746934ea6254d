import { DEMO_DIR, loadContent, readFolder } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { expect, it } from 'vitest';
import { outlineOf } from './version-outline.ts';

const project = smallFolder().get('project.yaml')?.toString() ?? '';
/** One home drawn, as a drawing program names it. */
const SHAPES =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect id="1" x="10" y="10" width="90" height="90"/></svg>';
const IDS = (kind: string, key: string) => (`${kind} ${key}` === 'media picture front' ? 7 : null);

async function outline(changes: Readonly<Record<string, string>> = {}, language: 'en' | 'sr' = 'en') {
  return outlineOf(await loadContent(smallFolder(changes)), IDS, language);
}
const readinessIn = async (changes: Readonly<Record<string, string>>) => {
  const { readiness } = await outline(changes);
  return Object.fromEntries(readiness.map(({ kind, done, total }) => [kind, `${done}/${total}`]));
};

it('names the parts of a version, what each lies in, and its views with their ids', async () => {
  const { title, place, location, parts } = await outline({}, 'sr');
  expect([title, place, location]).toEqual(['Dvorište', 'Beograd', [20.46, 44.81]]);
  expect(parts).toMatchObject([
    { kind: 'project', key: 'project', parentKey: null, title: 'Dvorište', units: 2, open: 1 },
    { kind: 'building', key: 'A', parentKey: 'project', title: 'Kuća', units: 2, open: 2 },
  ]);
  expect(parts[1]?.views).toEqual([{ key: 'front', id: 7, title: 'Napred', targets: 2, drawn: 0 }]);
});

it('counts what has a shape, once whatever views show it', async () => {
  const drawn = { 'project.yaml': project.replace('front.svg }', 'front.svg, shapes: shapes.svg }') };
  const { parts } = await outline({ ...drawn, 'shapes.svg': SHAPES });
  expect(parts[1]).toMatchObject({ open: 1, views: [{ targets: 2, drawn: 1 }] });
  expect(await readinessIn({ ...drawn, 'shapes.svg': SHAPES })).toMatchObject({ shapes: '1/2' });
});

it('says what is ready and what is missing', async () => {
  expect(await readinessIn({})).toEqual({
    pictures: '2/2',
    units: '2/2',
    shapes: '0/2',
    plans: '0/1',
    'serbian-texts': '7/7',
    pois: '0/0',
    place: '1/1',
    colours: '1/1',
  });
});

it('takes a name for both languages, and a sentence that is the same in both for one that nobody translated', async () => {
  const untranslated = project.replace('title: Dvorište', 'title: Dvorište\ndescription: Homes by the park');
  expect(await readinessIn({ 'project.yaml': untranslated })).toMatchObject({ 'serbian-texts': '7/8' });
});

it('finds nothing of the demo untranslated, where three words of a title may be a name', async () => {
  const { readiness } = outlineOf(await loadContent(await readFolder(DEMO_DIR)), IDS, 'en');
  expect(readiness.find(({ kind }) => kind === 'serbian-texts')).toMatchObject({ done: 106, total: 106 });
});

it('groups buildings below their community', async () => {
  const grouped = project
    .replace('buildings:', 'communities:\n  - { id: bay, title: Bay }\nbuildings:')
    .replace('floors: 4', 'community: bay\n    floors: 4');
  const { parts } = await outline({ 'project.yaml': grouped });
  expect(parts.map(({ key, parentKey, units }) => [key, parentKey, units])).toEqual([
    ['project', null, 2],
    ['bay', 'project', 2],
    ['A', 'bay', 2],
  ]);
});
