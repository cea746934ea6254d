import { useStore } from '@nanostores/react';
import { BusOwner } from '@suite/bus';
import type { PageProps, PanelProps } from '@suite/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { LoadedView, ViewOf } from '../../remotes/load-remote.ts';
import { busOwnerOf } from '../../remotes/loading/on-page.ts';
import { $erring } from '../../remotes/outcomes/erring.ts';
import type { RemoteViewControl } from '../../remotes/use-view.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { Mounted } from './mounted.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

const FormerVersion = lazy(async () => ({ default: (await import('./former-version.tsx')).FormerVersion }));

export interface RemoteFrameProps<Props extends PageProps | PanelProps> {
  readonly view: ViewOf;
  readonly control: Pick<RemoteViewControl<Props>, 'onMount' | 'onError' | 'onLeave'>;
  readonly loaded: LoadedView<Props>;
  /** Stands in while another version takes the place of one that failed. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Around every view of a remote: what it throws stays here, and what it does on the bus it does in its own name. */
export function RemoteFrame<Props extends PageProps | PanelProps>(props: RemoteFrameProps<Props>) {
  const { view, control, loaded, fallback = null, children } = props;
  const owner = busOwnerOf(view.remote, loaded.version);
  const isErring = useStore($erring).has(owner) && loaded.candidate?.cohort === 'canary';
  return (
    <>
      <RemoteBoundary key={loaded.version} fallback={() => fallback} onError={control.onError}>
        <BusOwner value={owner}>{children}</BusOwner>
        <Mounted onMount={control.onMount} />
      </RemoteBoundary>
      {isErring && (
        <PartBoundary sentence="none">
          <Suspense>
            <FormerVersion key={loaded.version} onUse={control.onLeave} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
