import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import messages from './messages.json' with { type: 'json' };

/** A message of the catalogues that pages without scripts show, see `tools/plain-messages.ts`. */
export type MessageId = keyof typeof messages.en;

const formats = new Map<string, IntlMessageFormat>();

/** The text of a message in the language of the page. Tags in it stay as they are. */
export function message(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const key = `${locale} ${id}`;
  let format = formats.get(key);
  if (!format) {
    const { tag } = LOCALE_INFO[locale];
    format = new IntlMessageFormat(messages[locale][id], tag, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return String(format.format(values));
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(messages.en, id);
}
