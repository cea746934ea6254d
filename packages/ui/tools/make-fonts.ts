import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

// Cuts the fonts of src/fonts out of those of Fontsource (OFL): the weights that the design uses and, of the serif,
// one optical size. The letters of Serbian come in a small file of their own, so that a Serbian name on an English
// page does not fetch the letters of all of Europe. For paper the server has whole weights, each one file.

const SERBIAN = 'čćđšžČĆĐŠŽ';
/** What texts in English and Serbian are written with; accents and rare signs come when a text has them. */
const PLAIN = lettersOf('U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B2,U+00B7,U+00BB,U+2010-2026,U+20AC,U+2212');
const SOURCES = path.join(import.meta.dirname, '../node_modules/@fontsource-variable');
const TARGET = path.join(import.meta.dirname, '../src/fonts');

const PAPER_SOURCES = path.join(import.meta.dirname, '../node_modules/@expo-google-fonts');
const PAPER_TARGET = path.join(import.meta.dirname, '../../server/fonts');
/** Latin with all of Europe's letters, Serbian Cyrillic, and the signs of prices, areas and lists. */
const PAPER_LETTERS = lettersOf('U+0020-007E,U+00A0-017F,U+0400-045F,U+2010-2026,U+20AC');
const PAPER_FONTS = {
  'source-serif-4': { name: 'SourceSerif4', weights: ['300Light'] },
  'source-sans-3': { name: 'SourceSans3', weights: ['400Regular', '600SemiBold'] },
} as const;

const FONTS = {
  'source-serif-4': { file: 'opsz-normal', variationAxes: { wght: { min: 300, max: 400 }, opsz: 32 } },
  'source-sans-3': { file: 'wght-normal', variationAxes: { wght: { min: 400, max: 600 } } },
} as const;

/** Every letter that a range names, as `U+0000-00FF`. */
function lettersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((part) => part.trim().replace('U+', '').split('-'))
    .flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

type UnicodeRanges = Readonly<Record<string, string>>;

for (const [name, { file, variationAxes }] of Object.entries(FONTS)) {
  const folder = path.join(SOURCES, name);
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as UnicodeRanges;
  const cut = async (subset: string, letters: string, to: string) => {
    const bytes = readFileSync(path.join(folder, 'files', `${name}-${subset}-${file}.woff2`));
    const made = await subsetFont(bytes, letters, { targetFormat: 'woff2', variationAxes });
    writeFileSync(path.join(TARGET, `${name}-${to}.woff2`), made);
  };
  await cut('latin', PLAIN, 'latin');
  await cut(
    'latin',
    [...lettersOf(ranges.latin ?? '')].filter((letter) => !PLAIN.includes(letter)).join(''),
    'latin-1',
  );
  for (const subset of ['latin-ext', 'cyrillic']) {
    await cut(subset, lettersOf(ranges[subset] ?? ''), subset);
  }
  await cut('latin-ext', SERBIAN, 'serbian');
}

for (const [family, { name, weights }] of Object.entries(PAPER_FONTS)) {
  const folder = path.join(PAPER_SOURCES, family);
  copyFileSync(path.join(folder, 'LICENSE_FONT'), path.join(PAPER_TARGET, `${family}-license.txt`));
  for (const weight of weights) {
    const bytes = readFileSync(path.join(folder, weight, `${name}_${weight}.ttf`));
    const made = await subsetFont(bytes, PAPER_LETTERS, { targetFormat: 'truetype' });
    writeFileSync(path.join(PAPER_TARGET, `${family}-${weight.slice(0, 3)}.ttf`), made);
  }
}
