import { useStore } from '@nanostores/react';
import { $consent, $panel } from '@suite/bus';
import type { PanelProps, RemoteName } from '@suite/contracts';
import { RemoteFrame } from '../app/slots/remote-frame.tsx';
import { useView } from '../remotes/use-view.ts';
import { panelView } from '../remotes/views.ts';
import { $offers } from '../remotes/visit/offers.ts';
import { useSettledPage } from './use-settled-page.ts';

/**
 * Asks for the choice of cookies by itself while none is kept, on every page and in every layout. Its code is fetched
 * when the first page stands; without it nothing is asked, and nothing but the necessary is stored.
 */
export function CookieBanner() {
  const isUndecided = useStore($consent) === null;
  // Opened by its button, the card is the panel's.
  const isOpened = useStore($panel) === 'cookies';
  const isSettled = useSettledPage();
  const owner = useStore($offers).panels.get('cookies');
  return isUndecided && !isOpened && isSettled && owner ? <Banner owner={owner} /> : null;
}

function Banner({ owner }: { owner: RemoteName }) {
  const view = panelView(owner, 'cookies');
  const control = useView<PanelProps>(view);
  const { state } = control;
  if (state.kind !== 'ready') return null;
  const { component: Card } = state;
  return (
    <div data-cookie-banner>
      <RemoteFrame view={view} control={control} loaded={state}>
        <Card onClose={nothing} />
      </RemoteFrame>
    </div>
  );
}

/** The choice that is made takes the banner away. */
function nothing(): void {}
