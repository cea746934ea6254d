import { BusOwner } from '@suite/bus';
import type { PageProps, PanelProps } from '@suite/contracts';
import type { ReactNode } from 'react';
import type { LoadedView, ViewOf } from '../../remotes/load-remote.ts';
import { busOwnerOf } from '../../remotes/loading/on-page.ts';
import type { RemoteViewControl } from '../../remotes/use-view.ts';
import { Mounted } from './mounted.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface RemoteFrameProps<Props extends PageProps | PanelProps> {
  readonly view: ViewOf;
  readonly control: Pick<RemoteViewControl<Props>, 'onMount' | 'onError'>;
  readonly loaded: LoadedView<Props>;
  /** Stands in while another version takes the place of one that failed. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Around every view of a remote: what it throws stays here, and what it does on the bus it does in its own name. */
export function RemoteFrame<Props extends PageProps | PanelProps>(props: RemoteFrameProps<Props>) {
  const { view, control, loaded, fallback = null, children } = props;
  return (
    <RemoteBoundary key={loaded.version} fallback={() => fallback} onError={control.onError}>
      <BusOwner value={busOwnerOf(view.remote, loaded.version)}>{children}</BusOwner>
      <Mounted onMount={control.onMount} />
    </RemoteBoundary>
  );
}
