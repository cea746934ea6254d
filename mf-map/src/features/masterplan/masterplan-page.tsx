import { AsyncView } from '@suite/explorer';
import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { LazyChooser } from './chooser/lazy-chooser.tsx';
import { MasterplanScreen } from './masterplan-screen.tsx';
import { MasterplanLoading, MasterplanNotFound } from './states/masterplan-states.tsx';
import { useAddress } from './use-address.ts';
import { useMasterplan } from './use-masterplan-reads.ts';

function AddressedMasterplan() {
  const address = useAddress();
  const read = useMasterplan(address.id);
  if (address.id === null) return <MasterplanNotFound />;
  return (
    <AsyncView
      read={read}
      loading={<MasterplanLoading />}
      notFound={<LazyChooser key={address.id} id={address.id} loading={<MasterplanLoading />} />}
      layout="page"
    >
      {(masterplan) => <MasterplanScreen key={masterplan.id} masterplan={masterplan} address={address} />}
    </AsyncView>
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
