import { useStore } from '@nanostores/react';
import { $connectivity } from '@suite/bus';
import { useFormats } from '@suite/i18n';
import { Strip } from '@suite/ui';
import { WIFI_SLASH } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { $copiedAt } from '../service-worker/service-worker-cache.ts';

/** Says that what is shown may be old, and of when it is where the service worker's copies stand in. */
export function OfflineStrip() {
  const isOffline = useStore($connectivity) === 'offline';
  const copiedAt = useStore($copiedAt);
  const { asOf } = useFormats();
  if (!isOffline) return null;
  return (
    <Strip icon={WIFI_SLASH}>
      {copiedAt === null ? (
        <FormattedMessage id="shell.offline" />
      ) : (
        <FormattedMessage id="common.offline" values={{ time: asOf(copiedAt) }} />
      )}
    </Strip>
  );
}
