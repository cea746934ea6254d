import type { MessageSet } from '@suite/i18n';
import type { ReactNode } from 'react';
import { RoomIntl } from '../room-intl.tsx';
import { StudioPage } from '../studio-page.tsx';
import type { SuitePage as Page } from '../suite-pages.ts';
import { SuiteLayout } from './suite-layout.tsx';

interface SuitePageProps {
  readonly page: Page;
  /** Texts of the page alone. */
  readonly messages: MessageSet;
  readonly children: ReactNode;
}

/** A page that is of no project, with texts of its own. */
export function SuitePage({ page, messages, children }: SuitePageProps) {
  return (
    <StudioPage>
      {({ roles }) => (
        <SuiteLayout page={page} roles={roles}>
          <RoomIntl messages={messages}>{children}</RoomIntl>
        </SuiteLayout>
      )}
    </StudioPage>
  );
}
