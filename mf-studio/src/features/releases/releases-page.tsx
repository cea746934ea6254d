import { SuitePage } from '../../lib/layout/suite-page.tsx';
import { messages } from './messages.ts';
import { Releases } from './releases.tsx';

/** `/studio/releases`: which versions of the suite visitors get, and how they fare. */
export default function ReleasesPage() {
  return (
    <SuitePage page="releases" messages={messages}>
      <Releases />
    </SuitePage>
  );
}
