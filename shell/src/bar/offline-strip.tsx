import { useStore } from '@nanostores/react';
import { $connectivity } from '@suite/bus';
import { Strip } from '@suite/ui';
import { WIFI_SLASH } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';

export function OfflineStrip() {
  if (useStore($connectivity) === 'online') return null;
  return (
    <Strip icon={WIFI_SLASH}>
      <FormattedMessage id="shell.offline" />
    </Strip>
  );
}
