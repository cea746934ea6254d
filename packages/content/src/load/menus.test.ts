import { describe, expect, it } from 'vitest';
import { issueText } from '../issues.ts';
import { checkContent } from './load-content.ts';
import { smallFolder } from './small-folder.ts';

const PROJECT = smallFolder().get('project.yaml')?.toString() ?? '';
const LINE = PROJECT.split('\n').length + 4;

/** The small project with a menu of one item. */
function withItem(item: string, project = PROJECT) {
  const menu = `apps:
  - id: explorer
    title: E
    context: 1
    menu: { title: M, items: [${item}] }
`;
  return smallFolder({ 'project.yaml': project + menu });
}

async function issuesOf(item: string, project?: string): Promise<string[]> {
  return (await checkContent(withItem(item, project))).issues.map(issueText);
}

describe('an item of a menu', () => {
  it.each(['project', 'A', 'A-1'])('leads to the page %s by its key', async (page) => {
    expect(await issuesOf(`{ title: T, page: ${page} }`)).toEqual([]);
  });

  it.each([
    [
      'B',
      'explorer: no page B. A page is project, the id of a community, the name of a building, or a home as B2-304.',
    ],
    [
      'A-9',
      'explorer: no page A-9. A page is project, the id of a community, the name of a building, or a home as B2-304.',
    ],
  ])('does not lead to %s, which is not there', async (page, sentence) => {
    expect(await issuesOf(`{ title: T, page: ${page} }`)).toEqual([
      `project.yaml:${LINE}:49: error: ${sentence}`,
    ]);
  });

  it('does not lead to a key that stands for two pages', async () => {
    const project = `${PROJECT}communities:\n  - { id: A, title: A }\n`;
    expect(await issuesOf('{ title: T, page: A }', project)).toEqual([
      `project.yaml:${LINE + 2}:49: error: explorer: A is a community and a building.`,
    ]);
  });

  it('leads to one place', async () => {
    expect(await issuesOf('{ title: T, page: A, target: /map }')).toEqual([
      `project.yaml:${LINE}:49: error: explorer: “T” has a target too. Keep one of them.`,
    ]);
  });

  it('is warned of where it leads by a number of the database', async () => {
    expect(await issuesOf('{ title: T, target: /masterplan/4/building/2 }')).toEqual([
      `project.yaml:${LINE}:51: warning: explorer: /masterplan/4/building/2 may be another page where this is imported. Name it by page. A page is project, the id of a community, the name of a building, or a home as B2-304.`,
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'map'])(
    'may not lead to %s',
    async (target) => {
      const found = await issuesOf(`{ title: T, target: ${JSON.stringify(target)} }`);
      expect(found.join()).toMatch(/project\.yaml:\d+:\d+: .*Must be a path or an https address/);
    },
  );
});
