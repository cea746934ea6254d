import { useConnectivity } from '@suite/bus';
import { StateCard } from '@suite/ui';
import { CLOCK, WARNING_CIRCLE, WIFI_SLASH } from '@suite/ui/icons';
import { useIntl } from 'react-intl';

export interface LoadProblemProps {
  /** `slow`: still waiting, but for long. */
  readonly kind: 'failed' | 'slow';
  /** Id of what failed; by default that this could not be loaded. */
  readonly title?: string;
  readonly onRetry: () => void;
  readonly layout?: 'row' | 'stacked';
}

function iconOf(isSlow: boolean, isOffline: boolean): string {
  if (isOffline) return WIFI_SLASH;
  return isSlow ? CLOCK : WARNING_CIRCLE;
}

/** Says that something could not be loaded or takes long, offers to try again, and says when there is no network. */
export function LoadProblem({
  kind,
  title = 'common.loadFailed',
  onRetry,
  layout = 'row',
}: LoadProblemProps) {
  const intl = useIntl();
  const isOffline = useConnectivity() === 'offline';
  const isSlow = kind === 'slow';
  return (
    <StateCard
      icon={iconOf(isSlow, isOffline)}
      title={intl.formatMessage({ id: isSlow ? 'common.tookLong' : title })}
      text={isOffline ? intl.formatMessage({ id: 'common.offlineTitle' }) : undefined}
      actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
      onAction={onRetry}
      role={isSlow ? 'status' : 'alert'}
      layout={layout}
    />
  );
}
