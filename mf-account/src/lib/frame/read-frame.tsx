import type { ReadState } from '@suite/api-client';
import { useConnectivity } from '@suite/bus';
import { Skeleton, StateCard } from '@suite/ui';
import { WARNING_CIRCLE, WIFI_SLASH } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface ReadFrameProps<T> {
  readonly read: ReadState<T>;
  readonly children: (data: T) => ReactNode;
}

/** What was read, or that it is loading, or that it failed. */
export function ReadFrame<T>({ read, children }: ReadFrameProps<T>) {
  const intl = useIntl();
  const isOffline = useConnectivity() === 'offline';
  if (read.data !== undefined) return children(read.data);
  if (read.error !== undefined || read.slow) {
    return (
      <StateCard
        icon={isOffline ? WIFI_SLASH : WARNING_CIRCLE}
        role="alert"
        title={intl.formatMessage({ id: read.slow ? 'common.tookLong' : 'common.loadFailed' })}
        text={isOffline ? intl.formatMessage({ id: 'common.offlineTitle' }) : undefined}
        actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
        onAction={read.retry}
      />
    );
  }
  return (
    <div>
      <p role="status">
        <FormattedMessage id="common.loading" />
      </p>
      <Skeleton kind="rows" rows={4} />
    </div>
  );
}
