import { SuiteLayout } from '../../lib/layout/suite-layout.tsx';
import { RoomIntl } from '../../lib/room-intl.tsx';
import { StudioPage } from '../../lib/studio-page.tsx';
import { messages } from './messages.ts';
import { Releases } from './releases.tsx';

/** `/studio/releases`: which versions of the suite visitors get, and how they fare. */
export default function ReleasesPage() {
  return (
    <StudioPage>
      {(staff) => (
        <SuiteLayout page="releases" roles={staff.roles}>
          <RoomIntl messages={messages}>
            <Releases />
          </RoomIntl>
        </SuiteLayout>
      )}
    </StudioPage>
  );
}
