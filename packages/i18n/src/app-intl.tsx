import { useLocale } from '@suite/bus';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import en from '../locales/compiled/en.json';
import rs from '../locales/compiled/sr.json';

export type MessageSet = Readonly<Record<Locale, Record<string, never[]>>>;
const common = { en, rs } as unknown as MessageSet;

export function AppIntl({ messages, children }: { messages: MessageSet; children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={LOCALE_INFO[locale].tag} messages={{ ...common[locale], ...messages[locale] }}>
      {children}
    </IntlProvider>
  );
}
