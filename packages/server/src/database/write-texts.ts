import type { Texts } from './texts.ts';

/** Texts as a `jsonb` column takes them: null empties the column, undefined leaves it as it is. */
export function textsColumn(texts: Texts): string;
export function textsColumn(texts: Texts | null): string | null;
export function textsColumn(texts: Texts | undefined): string | undefined;
export function textsColumn(texts: Texts | null | undefined): string | null | undefined;
export function textsColumn(texts: Texts | null | undefined): string | null | undefined {
  return texts ? JSON.stringify(texts) : texts;
}
