import { BusOwner } from '@suite/bus';
import type { PageProps } from '@suite/contracts';
import { type AsyncState, AsyncView } from '@suite/explorer';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { busOwnerOf } from '../../remotes/loading/on-page.ts';
import { useView } from '../../remotes/use-view.ts';
import { Mounted } from './mounted.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

/** A page of a remote: a skeleton until it is there, and a card with "Try again" when it cannot come. */
export function RemotePage({ view }: { view: ViewOf }) {
  const { state, retry, onMount, onError } = useView<PageProps>(view);
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed')
    return <PageError read={{ data: undefined, error: state.error, slow: false, retry }} />;
  const { component: Page } = state;
  return (
    <RemoteBoundary key={state.version} fallback={() => <PageSkeleton />} onError={onError}>
      <BusOwner value={busOwnerOf(view.remote, state.version)}>
        <Page />
      </BusOwner>
      <Mounted onMount={onMount} />
    </RemoteBoundary>
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
