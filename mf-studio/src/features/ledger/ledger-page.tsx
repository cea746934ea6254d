import { SuitePage } from '../../lib/layout/suite-page.tsx';
import { Ledger } from './ledger.tsx';
import { messages } from './messages.ts';

/** `/studio/ledger`: who did or saw what, from where. */
export default function LedgerPage() {
  return (
    <SuitePage page="ledger" messages={messages}>
      <Ledger />
    </SuitePage>
  );
}
