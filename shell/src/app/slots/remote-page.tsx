import type { PageProps } from '@suite/contracts';
import { type AsyncState, AsyncView } from '@suite/explorer';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { useView } from '../../remotes/use-view.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteFrame } from './remote-frame.tsx';

/** A page of a remote: a skeleton until it is there, and a card with "Try again" when it cannot come. */
export function RemotePage({ view }: { view: ViewOf }) {
  const control = useView<PageProps>(view);
  const { state, retry } = control;
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed')
    return <PageError read={{ data: undefined, error: state.error, slow: false, retry }} />;
  const { component: Page } = state;
  return (
    <RemoteFrame view={view} control={control} loaded={state} fallback={<PageSkeleton />}>
      <Page />
    </RemoteFrame>
  );
}

function PageError({ read }: { readonly read: AsyncState<never> }) {
  return (
    <AsyncView
      read={read}
      layout="page"
      errorTitle="shell.remote.failedTitle"
      errorText="shell.remote.failedText"
    />
  );
}
