import { type Content, DEMO_DIR, loadContent, readFolder } from '@suite/content';
import { beforeAll, expect, it } from 'vitest';
import { textChanges } from './text-changes.ts';

let demo: Content;
beforeAll(async () => {
  demo = await loadContent(await readFolder(DEMO_DIR));
});
type Project = Content['project'];
const withProject = (change: (project: Project) => Project): Content => ({
  ...demo,
  project: change(demo.project),
});

it('says nothing of what is the same, new or gone', () => {
  expect(textChanges(demo, demo, 'en')).toEqual([]);
  const fewer = withProject((project) => ({ ...project, pois: project.pois.slice(1) }));
  expect(textChanges(demo, fewer, 'en')).toEqual([]);
  expect(textChanges(fewer, demo, 'en')).toEqual([]);
});

it('names texts that are other in either language, by what they are of in the language of the reader', () => {
  const [first, ...others] = demo.project.buildings;
  if (!first) return expect.unreachable();
  const title = { ...first.title, sr: 'Nova kuća' };
  const after = withProject((project) => ({ ...project, buildings: [{ ...first, title }, ...others] }));
  expect(textChanges(demo, after, 'sr')).toEqual([
    {
      path: `buildings/${first.name}/title`,
      owner: 'Nova kuća',
      field: 'title',
      before: first.title,
      after: title,
    },
  ]);
});

it('takes a text that may be left out for empty while it is', () => {
  const described = withProject((project) => ({ ...project, description: { en: 'A bay', sr: 'Zaliv' } }));
  const bare = withProject(({ description: _description, ...project }) => project);
  expect(textChanges(bare, described, 'en')).toMatchObject([
    { path: 'description', before: { en: '', sr: '' }, after: { en: 'A bay', sr: 'Zaliv' } },
  ]);
});
