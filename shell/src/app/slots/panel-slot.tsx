import { useStore } from '@nanostores/react';
import { $panel, BusOwner, closePanel } from '@suite/bus';
import type { PanelProps } from '@suite/contracts';
import { type AsyncState, AsyncView } from '@suite/explorer';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { busOwnerOf } from '../../remotes/loading/on-page.ts';
import { useView } from '../../remotes/use-view.ts';
import { panelView } from '../../remotes/views.ts';
import { $offers } from '../../remotes/visit/offers.ts';
import { usePanelFocus } from '../focus/use-panel-focus.ts';
import { Mounted } from './mounted.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import classes from './slots.module.css';

/** The one open panel, loaded when it is first opened. */
export function PanelSlot() {
  usePanelFocus();
  const panel = useStore($panel);
  // The menu is the shell's own, and nobody's here.
  const owner = useStore($offers).panels.get(panel ?? '');
  return panel && owner ? <RemotePanel key={panel} view={panelView(owner, panel)} /> : null;
}

function RemotePanel({ view }: { view: ViewOf }) {
  const { state, retry, onMount, onError } = useView<PanelProps>(view);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed')
    return <PanelError read={{ data: undefined, error: state.error, slow: false, retry }} />;
  const { component: Panel } = state;
  return (
    <RemoteBoundary key={state.version} fallback={() => null} onError={onError}>
      <BusOwner value={busOwnerOf(view.remote, state.version)}>
        <Panel onClose={closePanel} />
      </BusOwner>
      <Mounted onMount={onMount} />
    </RemoteBoundary>
  );
}

function PanelError({ read }: { readonly read: AsyncState<never> }) {
  return (
    <div className={classes.panelError}>
      <AsyncView read={read} errorTitle="shell.remote.panelFailed" errorText="shell.remote.failedText" />
    </div>
  );
}
