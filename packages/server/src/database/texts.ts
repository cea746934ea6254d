/** A text in the languages of the content; Serbian (Latin) falls back to English where it is missing. */
export interface Texts {
  readonly en: string;
  readonly sr?: string | undefined;
}
export type ContentLanguage = 'en' | 'sr';
