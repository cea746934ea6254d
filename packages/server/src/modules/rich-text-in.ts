import type { RichText } from '@suite/api';
import { parseRichText, wordsOf } from '@suite/rich-text';
import type { ContentLanguage, Texts } from '../database/texts.ts';
import { textIn } from './query-context.ts';

/** What an editor wrote: in plain words, and as what its marks mean where it has some. */
export function richTextIn(
  language: ContentLanguage,
  texts: Texts | null,
): { readonly plain: string | null; readonly rich: RichText | undefined } {
  const text = textIn(language, texts);
  const rich = text === null ? null : parseRichText(text);
  return { plain: rich === null ? text : wordsOf(rich), rich: rich ?? undefined };
}

/** A description as documents have it. */
export function descriptionIn(
  language: ContentLanguage,
  texts: Texts | null,
): { description: string | null; richDescription?: RichText } {
  const { plain, rich } = richTextIn(language, texts);
  return { description: plain, ...(rich && { richDescription: rich }) };
}
