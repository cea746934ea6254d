import { expect, it } from 'vitest';
import { foundRows, type TextFact, textGroups } from './text-rows.ts';

const text = (path: string, part: TextFact['part'], en: string, sr: string, isRequired = true): TextFact => ({
  path,
  part,
  owner: 'Porto Vala',
  field: path.split('/').at(-1) ?? '',
  isLong: false,
  isRequired,
  en,
  sr,
});
const TEXTS = [
  text('apps/explorer/title', 'menus', 'Explorer', 'Istraživač'),
  text('title', 'project', 'Porto Vala', 'Porto Vala'),
  text('buildings/B2/title', 'buildings', 'Coral House', ''),
  text('description', 'project', '', '', false),
  text('pois/pier/title', 'pois', 'Pier', 'Šetalište'),
];

it.each([
  ['is written in both', 'One', 'Jedan', true, []],
  ['lacks one', 'One', ' ', true, ['sr']],
  ['lacks both', '', '', true, ['en', 'sr']],
  ['is left out', '', '', false, []],
  ['is left out in one language alone', '', 'Jedan', false, ['en']],
])('a text that %s', (_, en, sr, isRequired, missing) => {
  const [group] = textGroups([text('title', 'project', 'x', 'x', isRequired)], { 'texts/title': { en, sr } });
  expect(group?.rows[0]?.missing).toEqual(missing);
});

it('a description that is the same in both languages is missing in Serbian, as the overview counts it', () => {
  const fact = { ...text('description', 'project', 'x', 'x', false), isLong: true };
  const same = 'Homes by the park';
  const [group] = textGroups([fact], { 'texts/description': { en: same, sr: same } });
  expect(group?.rows[0]?.missing).toEqual(['sr']);
});

it('groups texts by what they are about, the project first', () => {
  const groups = textGroups(TEXTS, {});
  expect(groups.map(({ part, rows }) => [part, rows.map(({ path }) => path)])).toEqual([
    ['project', ['title', 'description']],
    ['buildings', ['buildings/B2/title']],
    ['pois', ['pois/pier/title']],
    ['menus', ['apps/explorer/title']],
  ]);
});

it.each([
  ['setaliste', false, ['pois/pier/title']],
  ['', true, ['title', 'buildings/B2/title']],
  ['coral', true, ['buildings/B2/title']],
])('searched for "%s", missing only: %s', (search, missingOnly, paths) => {
  const rows = textGroups(TEXTS, {}).flatMap((group) => group.rows);
  const found = foundRows(rows, search, missingOnly, ({ path }) => path === 'title');
  expect(found.map(({ path }) => path)).toEqual(paths);
});
