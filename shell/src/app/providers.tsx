import { useLocale } from '@suite/bus';
import { LOCALE_INFO } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { RouterProvider as AriaRouterProvider, I18nProvider } from '@suite/ui';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import { messages } from '../messages.ts';
import { noteRefusedRead } from '../session/private-preview.ts';

const READS = { keepPreviousData: false, onError: noteRefusedRead };

/**
 * What every part of the page stands on: texts, formats, the cache of reads, links of the components. What it gives
 * stays the same while the query of the address changes: all that reads or links is drawn anew with another.
 */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <I18nProvider locale={LOCALE_INFO[useLocale()].tag}>
      <AriaRouterProvider navigate={follow}>
        <SWRConfig value={READS}>
          <AppIntl messages={messages}>{children}</AppIntl>
        </SWRConfig>
      </AriaRouterProvider>
    </I18nProvider>
  );
}
