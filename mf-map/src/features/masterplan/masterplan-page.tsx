import { isNotFound } from '@suite/api-client';
import { AppIntl } from '@suite/i18n';
import { Centred } from '../../lib/states/centred.tsx';
import { LoadProblem } from '../../lib/states/load-problem.tsx';
import { messages } from '../../messages.ts';
import { UnknownMasterplan } from './chooser/unknown-masterplan.tsx';
import { MasterplanScreen } from './masterplan-screen.tsx';
import { MasterplanLoading, MasterplanNotFound } from './states/masterplan-states.tsx';
import { useAddress } from './use-address.ts';
import { useMasterplan } from './use-masterplan-reads.ts';

function AddressedMasterplan() {
  const address = useAddress();
  const { data, error, slow, retry } = useMasterplan(address.id);
  if (data) return <MasterplanScreen key={data.id} masterplan={data} address={address} />;
  if (address.id === null) return <MasterplanNotFound />;
  if (isNotFound(error)) return <UnknownMasterplan key={address.id} id={address.id} />;
  if (error === undefined && !slow) return <MasterplanLoading />;
  return (
    <Centred>
      <LoadProblem kind={slow ? 'slow' : 'failed'} onRetry={retry} layout="stacked" />
    </Centred>
  );
}

/** A masterplan from above: its communities or buildings as areas of one picture. */
export default function MasterplanPage() {
  return (
    <AppIntl messages={messages}>
      <AddressedMasterplan />
    </AppIntl>
  );
}
