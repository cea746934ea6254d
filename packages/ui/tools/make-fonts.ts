import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

// Cuts the fonts of src/fonts out of those of Fontsource (OFL): the weights that the design uses and, of the serif,
// one optical size. The letters of Serbian come in a small file of their own, so that a Serbian name on an English
// page does not fetch the letters of all of Europe.

const SERBIAN = 'čćđšžČĆĐŠŽ';
const SOURCES = path.join(import.meta.dirname, '../node_modules/@fontsource-variable');
const TARGET = path.join(import.meta.dirname, '../src/fonts');

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
  for (const subset of ['latin', 'latin-ext', 'cyrillic']) {
    await cut(subset, lettersOf(ranges[subset] ?? ''), subset);
  }
  await cut('latin-ext', SERBIAN, 'serbian');
}
