import { useLocale } from '@suite/bus';
import type { MessageSet } from '@suite/i18n';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

interface RoomIntlProps {
  readonly messages: MessageSet;
  readonly children: ReactNode;
}

/** Adds the texts of a room to those of the studio: they are loaded with the room alone. */
export function RoomIntl({ messages: own, children }: RoomIntlProps) {
  const intl = useIntl();
  const locale = useLocale();
  const messages = useMemo(
    () => ({ ...intl.messages, ...own[locale] }) as typeof intl.messages,
    [intl.messages, own, locale],
  );
  return (
    <IntlProvider locale={intl.locale} messages={messages} onError={intl.onError}>
      {children}
    </IntlProvider>
  );
}
