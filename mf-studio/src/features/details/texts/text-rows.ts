import type { DraftDetails } from '@suite/api';
import { missingLanguages, type TextLanguage } from '@suite/domain';
import { type Text, textName, type Values } from '../edits.ts';

export type TextFact = DraftDetails['texts'][number];
type Part = TextFact['part'];

export interface TextRow extends TextFact {
  readonly value: Text;
  /** Languages in which visitors miss it. */
  readonly missing: readonly TextLanguage[];
}

export interface TextGroup {
  readonly part: Part;
  readonly rows: readonly TextRow[];
}

/** What is said of the project first, then of what lies in it. */
const ORDER: readonly Part[] = [
  'project',
  'communities',
  'buildings',
  'views',
  'pois',
  'types',
  'packages',
  'menus',
  'others',
];

/** The texts by what they are about, as typed; a text that may be left out misses nothing while it is empty in both. */
export function textGroups(texts: readonly TextFact[], values: Values): TextGroup[] {
  const rows = texts.map((fact) => {
    const value = values[textName(fact.path)] ?? { en: fact.en, sr: fact.sr };
    return { ...fact, value, missing: missingLanguages({ ...fact, ...value }) };
  });
  return ORDER.map((part) => ({ part, rows: rows.filter((row) => row.part === part) })).filter(
    ({ rows: own }) => own.length > 0,
  );
}

/** Rows in which a word stands, in either language or as what it is about, whatever its accents; those alone that miss something. */
export function foundRows(
  rows: readonly TextRow[],
  search: string,
  missingOnly: boolean,
  edited: (row: TextRow) => boolean,
): readonly TextRow[] {
  const wanted = plain(search);
  return rows.filter(({ value, owner, ...row }) => {
    const isFound = [value.en, value.sr, owner].some((text) => plain(text).includes(wanted));
    // What is being written stays in sight.
    return isFound && (!missingOnly || row.missing.length > 0 || edited({ value, owner, ...row }));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase().trim();
}
