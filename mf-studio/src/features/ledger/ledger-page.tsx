import { SuiteLayout } from '../../lib/layout/suite-layout.tsx';
import { RoomIntl } from '../../lib/room-intl.tsx';
import { StudioPage } from '../../lib/studio-page.tsx';
import { Ledger } from './ledger.tsx';
import { messages } from './messages.ts';

/** `/studio/ledger`: who did or saw what, from where. */
export default function LedgerPage() {
  return (
    <StudioPage>
      {(staff) => (
        <SuiteLayout page="ledger" roles={staff.roles}>
          <RoomIntl messages={messages}>
            <Ledger />
          </RoomIntl>
        </SuiteLayout>
      )}
    </StudioPage>
  );
}
