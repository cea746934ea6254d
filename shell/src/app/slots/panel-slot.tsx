import { useStore } from '@nanostores/react';
import { $panel, closePanel } from '@suite/bus';
import type { PanelName, PanelProps } from '@suite/contracts';
import { type AsyncState, AsyncView } from '@suite/explorer';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { useView } from '../../remotes/use-view.ts';
import { usePanelFocus } from '../focus/use-panel-focus.ts';
import { Mounted } from './mounted.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import classes from './slots.module.css';

const panelOf = (panel: PanelName): ViewOf => ({ kind: 'panel', remote: 'mf-panels', panel });
const unitPanelOf = (panel: PanelName): ViewOf => ({ kind: 'panel', remote: 'mf-apartment', panel });

/** Panels that a remote brings; the menu is the shell's own, the rest comes with later remotes. */
const VIEWS: Readonly<Partial<Record<PanelName, ViewOf>>> = {
  favourites: panelOf('favourites'),
  compare: panelOf('compare'),
  calculator: panelOf('calculator'),
  cookies: panelOf('cookies'),
  'privacy-policy': panelOf('privacy-policy'),
  'ask-for-price': unitPanelOf('ask-for-price'),
  'thank-you': unitPanelOf('thank-you'),
  download: unitPanelOf('download'),
};

/** The one open panel, loaded when it is first opened. */
export function PanelSlot() {
  usePanelFocus();
  const panel = useStore($panel);
  const view = panel ? VIEWS[panel] : undefined;
  return view ? <RemotePanel key={panel} view={view} /> : null;
}

function RemotePanel({ view }: { view: ViewOf }) {
  const { state, retry, onMount, onError } = useView<PanelProps>(view);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed')
    return <PanelError read={{ data: undefined, error: state.error, slow: false, retry }} />;
  const { component: Panel } = state;
  return (
    <RemoteBoundary key={state.version} fallback={() => null} onError={onError}>
      <Panel onClose={closePanel} />
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
