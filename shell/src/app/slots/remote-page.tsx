import type { PageProps } from '@suite/contracts';
import { StateCard } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { useView } from '../../remotes/use-view.ts';
import { Mounted } from './mounted.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import classes from './slots.module.css';

/** A page of a remote: a skeleton until it is there, and a card with "Try again" when it cannot come. */
export function RemotePage({ view }: { view: ViewOf }) {
  const { state, retry, onMount, onError } = useView<PageProps>(view);
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed') return <FailedPage onRetry={retry} />;
  const { component: Page } = state;
  return (
    <RemoteBoundary key={state.version} fallback={() => <PageSkeleton />} onError={onError}>
      <Page />
      <Mounted onMount={onMount} />
    </RemoteBoundary>
  );
}

function FailedPage({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <div className={classes.failed}>
      <StateCard
        icon={WARNING_CIRCLE}
        title={intl.formatMessage({ id: 'shell.remote.failedTitle' })}
        text={intl.formatMessage({ id: 'shell.remote.failedText' })}
        actionLabel={intl.formatMessage({ id: 'shell.remote.again' })}
        onAction={onRetry}
      />
    </div>
  );
}
