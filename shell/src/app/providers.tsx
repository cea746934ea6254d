import { useLocale } from '@suite/bus';
import { LOCALE_INFO } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { RouterProvider as AriaRouterProvider, I18nProvider } from '@suite/ui';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import { messages } from '../messages.ts';
import { noteRefusedRead } from '../session/private-preview.ts';

/** The router takes whatever it is given for a path; a whole address stays as it is. */
function useAddress(href: string): string {
  const inSuite = useHref(URL.canParse(href) ? '' : href);
  return URL.canParse(href) ? href : inSuite;
}

/** What every part of the page stands on: texts, formats, the cache of reads, links of the components. */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={LOCALE_INFO[useLocale()].tag}>
      <AriaRouterProvider navigate={(path) => void navigate(path)} useHref={useAddress}>
        <SWRConfig value={{ keepPreviousData: false, onError: noteRefusedRead }}>
          <AppIntl messages={messages}>{children}</AppIntl>
        </SWRConfig>
      </AriaRouterProvider>
    </I18nProvider>
  );
}
