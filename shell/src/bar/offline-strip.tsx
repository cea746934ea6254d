import { useStore } from '@nanostores/react';
import { $connectivity } from '@suite/bus';
import { Strip, wifiSlash } from '@suite/ui';
import { FormattedMessage } from 'react-intl';

export function OfflineStrip() {
  if (useStore($connectivity) === 'online') return null;
  return (
    <Strip icon={wifiSlash}>
      <FormattedMessage id="shell.offline" />
    </Strip>
  );
}
