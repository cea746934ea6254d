import { expect, it } from 'vitest';
import { type Mark, withMark } from './marks.ts';

/** `‹` and `›` stand around what is selected. */
function marked(written: string, mark: Mark): string {
  const start = written.indexOf('‹');
  const end = written.indexOf('›') - 1;
  const { text, ...to } = withMark({ text: written.replaceAll(/[‹›]/g, ''), start, end }, mark);
  return `${text.slice(0, to.start)}‹${text.slice(to.start, to.end)}›${text.slice(to.end)}`;
}

it.each([
  ['a ‹home› here', 'strong', 'a **‹home›** here'],
  ['a **‹home›** here', 'strong', 'a ‹home› here'],
  ['a **‹home›** here', 'emphasis', 'a ***‹home›*** here'],
  ['a *‹home›* here', 'emphasis', 'a ‹home› here'],
  ['a‹ home ›here', 'strong', 'a **‹home›** here'],
  ['‹›', 'strong', '**‹›**'],
  ['By ‹the bank›.', 'link', 'By [the bank](‹https://›).'],
  ['oak\nli‹nen\nsto›ne\nend', 'list', 'oak\n\n‹- linen\n- stone›\nend'],
  ['‹- oak\n- linen›', 'list', '‹oak\nlinen›'],
  ['oak‹›', 'list', '‹- oak›'],
] as const)('%j with %s is %j', (written, mark, expected) => {
  expect(marked(written, mark)).toBe(expected);
});
