import { StateCard } from '@suite/ui';
import { CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';

export interface LoadProblemProps {
  /** `slow`: still waiting, but for long. */
  readonly kind: 'failed' | 'slow';
  readonly onRetry: () => void;
  readonly layout?: 'row' | 'stacked';
}

/** Says that something could not be loaded or takes long, and offers to try again. */
export function LoadProblem({ kind, onRetry, layout = 'row' }: LoadProblemProps) {
  const intl = useIntl();
  const isSlow = kind === 'slow';
  return (
    <StateCard
      icon={isSlow ? CLOCK : WARNING_CIRCLE}
      title={intl.formatMessage({ id: isSlow ? 'common.tookLong' : 'common.loadFailed' })}
      actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
      onAction={onRetry}
      role={isSlow ? 'status' : 'alert'}
      layout={layout}
    />
  );
}
