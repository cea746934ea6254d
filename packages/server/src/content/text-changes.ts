import type { Content } from '@suite/content';
import type { ContentLanguage } from '../database/texts.ts';
import { textsOf } from '../modules/draft-details/texts.ts';
import type { AttributesOf } from '../operations/operation-types.ts';

type TextChange = AttributesOf<'getVersionChanges'>['texts'][number];

/** Texts that both versions have and say otherwise, in the order of the project's file; what is new or gone has its thing. */
export function textChanges(before: Content, after: Content, language: ContentLanguage): TextChange[] {
  const known = new Map(textsOf(before.project, language).map((text) => [text.path, text]));
  return textsOf(after.project, language).flatMap(({ path, owner, field, en, sr }) => {
    const former = known.get(path);
    if (!former || (former.en === en && former.sr === sr)) return [];
    return [{ path, owner, field, before: { en: former.en, sr: former.sr }, after: { en, sr } }];
  });
}
