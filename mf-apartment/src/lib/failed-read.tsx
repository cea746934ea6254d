import { StateCard } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';

export interface FailedReadProps {
  /** Of the read; undefined while it only takes long. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** A read that failed, or takes long, with another try. */
export function FailedRead({ error, retry }: FailedReadProps) {
  const intl = useIntl();
  return (
    <StateCard
      icon={WARNING_CIRCLE}
      role={error ? 'alert' : 'status'}
      title={intl.formatMessage({ id: error ? 'common.loadFailed' : 'common.tookLong' })}
      actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
      onAction={retry}
    />
  );
}
