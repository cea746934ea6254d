import type { Locale } from '@suite/contracts';
import type { MessageFormatElement } from 'react-intl';
import commonEn from '../../locales/compiled/en.json';
import commonRs from '../../locales/compiled/sr.json';

/** Messages by id as compiled by `formatjs compile --ast`: syntax trees, as the parser is not shipped. */
export type CompiledMessages = Readonly<Record<string, readonly object[]>>;

/** The compiled messages of an app, one table a locale: `{ en, rs: sr }`. */
export type MessageSet = Readonly<Record<Locale, CompiledMessages>>;

const COMMON: MessageSet = { en: commonEn, rs: commonRs };

/** The common words with an app's own over them. */
export function messagesFor(locale: Locale, own: MessageSet): Record<string, MessageFormatElement[]> {
  // A JSON import knows its numbers only as `number`; the compiler is what gives the elements their shape.
  return { ...COMMON[locale], ...own[locale] } as unknown as Record<string, MessageFormatElement[]>;
}
