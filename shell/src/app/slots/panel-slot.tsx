import { useStore } from '@nanostores/react';
import { $panel, closePanel } from '@suite/bus';
import type { PanelProps } from '@suite/contracts';
import { type AsyncState, AsyncView } from '@suite/explorer';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { useView } from '../../remotes/use-view.ts';
import { panelView } from '../../remotes/views.ts';
import { $offers } from '../../remotes/visit/offers.ts';
import { usePanelFocus } from '../focus/use-panel-focus.ts';
import { RemoteFrame } from './remote-frame.tsx';
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
  const control = useView<PanelProps>(view);
  const { state, retry } = control;
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed')
    return <PanelError read={{ data: undefined, error: state.error, slow: false, retry }} />;
  const { component: Panel } = state;
  return (
    <RemoteFrame view={view} control={control} loaded={state}>
      <div id="panel" className={classes.panel}>
        <Panel onClose={closePanel} />
      </div>
    </RemoteFrame>
  );
}

function PanelError({ read }: { readonly read: AsyncState<never> }) {
  return (
    <div className={classes.panelError}>
      <AsyncView read={read} errorTitle="shell.remote.panelFailed" errorText="shell.remote.failedText" />
    </div>
  );
}
