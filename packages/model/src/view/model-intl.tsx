import { useLocale } from '@suite/bus';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import en from '../../locales/compiled/en.json';
import sr from '../../locales/compiled/sr.json';

const MESSAGES = { en, rs: sr };

/** Adds the sentences of the model to those of the app: only who asks for the model fetches them. */
export function ModelIntl({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const locale = useLocale();
  const messages = useMemo(() => ({ ...MESSAGES[locale], ...intl.messages }), [locale, intl.messages]);
  return (
    <IntlProvider locale={intl.locale} messages={messages as typeof intl.messages} onError={intl.onError}>
      {children}
    </IntlProvider>
  );
}
