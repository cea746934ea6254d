import { expect, it } from 'vitest';
import { type CornerInput, cornerCard } from './use-filter-stage.ts';

it.each<[string, Partial<CornerInput>, string]>([
  ['the statuses', {}, 'legend'],
  ['the statuses, while something matches', { matched: 3 }, 'legend'],
  ['what a first tap chose', { isChosen: true }, 'preview'],
  ['nothing beside an open card, though something is chosen', { isChosen: true, isCardOpen: true }, 'none'],
  ['the help where nothing matches, before all else', { matched: 0, isChosen: true }, 'zero'],
  ['the statuses, where an open card has that help', { matched: 0, isCardOpen: true }, 'legend'],
])('in the corner stand %s', (_, part, expected) => {
  expect(cornerCard({ matched: null, isCardOpen: false, isChosen: false, ...part })).toBe(expected);
});
