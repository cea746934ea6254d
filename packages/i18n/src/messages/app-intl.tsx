import { useBusOwner, useLocale } from '@suite/bus';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { type MessageSet, messagesFor } from './message-set.ts';
import { reportIntlError } from './report-intl-error.ts';

export interface AppIntlProps {
  /** The app's own messages; an id that is also a common one wins over it. */
  readonly messages: MessageSet;
  /** A text in another language than the page's, such as a policy; default: the visitor's. */
  readonly locale?: Locale | undefined;
  readonly children: ReactNode;
}

/** Gives an app its words in the visitor's language. Each remote has its own around what it exposes. */
export function AppIntl({ messages, locale: chosen, children }: AppIntlProps) {
  const visitors = useLocale();
  const locale = chosen ?? visitors;
  const merged = useMemo(() => messagesFor(locale, messages), [locale, messages]);
  const owner = useBusOwner();
  const onError = useCallback((error: Error) => reportIntlError(error, owner), [owner]);
  return (
    <IntlProvider locale={LOCALE_INFO[locale].tag} messages={merged} onError={onError}>
      {children}
    </IntlProvider>
  );
}
