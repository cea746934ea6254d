import { ANONYMOUS, canSeePricesOf, type Viewer } from '@suite/access';
import { LANGUAGE_IDS } from '@suite/contracts';
import type { Database } from '../database/connection.ts';
import type { ContentLanguage, Texts } from '../database/texts.ts';

/** What every read of the catalogue needs to know. */
export interface QueryContext {
  readonly db: Database;
  readonly viewer: Viewer;
  /** `any`: for staff, who may see what is not published, all prices and all statuses. */
  readonly visibility: 'published' | 'any';
  readonly language: ContentLanguage;
  /** Projects in private preview that are shown to whoever asks; of all others of them nothing is read. */
  readonly previewed: readonly number[];
}

/** The reading of who is not signed in and has no preview link. */
export function guestContext(db: Database, language: ContentLanguage): QueryContext {
  return { db, viewer: ANONYMOUS, visibility: 'published', language, previewed: [] };
}

/** What is not disclosed is not read from the database either. */
export function canSeePrices({ viewer, visibility }: QueryContext, projectId: number): boolean {
  return visibility === 'any' || canSeePricesOf(viewer, projectId);
}

export function canSeeStatuses(
  { visibility }: QueryContext,
  owner: { readonly hide_unit_status: boolean },
): boolean {
  return visibility === 'any' || !owner.hide_unit_status;
}

/** An entity on its way out: id, name of its type, attributes. */
export interface Resource<Attributes> {
  readonly id: number;
  readonly type: string;
  readonly attributes: Attributes;
}

/** Language of the content for a `langId`: Serbian for Serbian (Latin), else English. */
export function languageOf(languageId: number | undefined): ContentLanguage {
  return languageId === LANGUAGE_IDS.serbianLatin ? 'sr' : 'en';
}

export function textIn(language: ContentLanguage, texts: Texts): string;

export function textIn(language: ContentLanguage, texts: Texts | null): string | null;

export function textIn(language: ContentLanguage, texts: Texts | null): string | null {
  return texts && (texts[language] ?? texts.en);
}

export function latest(...times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

/** Groups rows by a key that they carry; rows without one are left out. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number | null): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
