import { expect, it } from 'vitest';
import { countTexts, emptyLanguages, missingLanguages, type TranslatedText } from './translations.ts';

const title = (en: string, sr: string): TranslatedText => ({ en, sr, isRequired: true, isLong: false });
const description = (en: string, sr: string): TranslatedText => ({
  en,
  sr,
  isRequired: false,
  isLong: true,
});
const SAME = 'Homes by the park';

it.each<[string, TranslatedText, string[], string[]]>([
  ['a title in both languages', title('Bay', 'Zaliv'), [], []],
  ['a name that is the same in both, of however many words', title(SAME, SAME), [], []],
  ['a title without Serbian', title('Bay', ' '), ['sr'], ['sr']],
  ['a title without anything', title('', ''), ['en', 'sr'], ['en', 'sr']],
  ['a description in both', description(SAME, 'Stanovi pored parka'), [], []],
  ['a description that is left out', description(' ', ''), [], []],
  ['a description in Serbian alone', description('', 'Stanovi'), ['en'], ['en']],
  ['a description that nobody translated', description(SAME, ` ${SAME}`), [], ['sr']],
  ['a description that is a name', description('Porto Vala', 'Porto Vala'), [], []],
])('%s', (_, text, empty, missing) => {
  expect([emptyLanguages(text), missingLanguages(text)]).toEqual([empty, missing]);
});

it('counts what is written, or has to be, and of that what is missing', () => {
  expect(countTexts([])).toEqual({ total: 0, missing: 0 });
  const texts = [title('Bay', 'Zaliv'), title('', ''), description('', ''), description(SAME, SAME)];
  expect(countTexts(texts)).toEqual({ total: 3, missing: 2 });
});
