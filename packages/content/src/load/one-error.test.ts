import { expect, it } from 'vitest';
import { issueText } from '../issues.ts';
import { checkContent } from './load-content.ts';
import { smallFolder } from './small-folder.ts';

const SMALL = smallFolder().get('project.yaml')?.toString() ?? '';
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
<rect id="_x31_" data-name="A-1" x="10" y="10" width="90" height="90"/>
<rect data-name="A/2" x="210" y="10" width="90" height="90"/>
</svg>`;
const HEADINGS = 'Broj,Zgrada,Sprat,Tip,Površina';

const issuesOf = async (changes: Readonly<Record<string, string>>) => {
  const { issues } = await checkContent(
    smallFolder({
      'project.yaml': SMALL.replace('image: front.svg', 'image: front.svg, shapes: shapes/front.svg'),
      'shapes/front.svg': DRAWING,
      ...changes,
    }),
  );
  return issues.filter(({ severity }) => severity === 'error').map(issueText);
};

it.each([
  [
    'a home whose line is wrong, and which a drawing shows',
    { 'units.csv': `${HEADINGS}\n1,A,prizemlje,studio,30.5\n2,A,1,studio,31.5\n` },
    'units.csv:2:5: error: floor is “prizemlje”. A whole number; 1 is the ground storey.',
  ],
  [
    'a line of YAML that stands in another column',
    { 'project.yaml': 'organisation: { name: Gradnja }\nlocation:\n  longitude: 20\n latitude: 44\n' },
    expect.stringMatching(/^project\.yaml:\d+:\d+: error: .*\. Lines of one level begin in the same column/),
  ],
])('%s is told of once where it is made, with what would be right', async (_what, changes, error) => {
  const [first, ...rest] = await issuesOf(changes);
  expect(first).toEqual(error);
  expect(rest.filter((one) => !one.startsWith('project.yaml:'))).toEqual([]);
});
