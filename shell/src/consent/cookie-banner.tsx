import { useStore } from '@nanostores/react';
import { $consent, $panel } from '@suite/bus';
import type { PanelProps } from '@suite/contracts';
import type { ViewOf } from '../remotes/load-remote.ts';
import { useView } from '../remotes/use-view.ts';
import { useSettledPage } from './use-settled-page.ts';

const COOKIES: ViewOf = { kind: 'panel', remote: 'mf-panels', panel: 'cookies' };

/**
 * Asks for the choice of cookies by itself while none is kept, on every page and in every layout. Its code is fetched
 * when the first page stands; without it nothing is asked, and nothing but the necessary is stored.
 */
export function CookieBanner() {
  const isUndecided = useStore($consent) === null;
  // Opened by its button, the card is the panel's.
  const isOpened = useStore($panel) === 'cookies';
  const isSettled = useSettledPage();
  return isUndecided && !isOpened && isSettled ? <Banner /> : null;
}

function Banner() {
  const { state } = useView<PanelProps>(COOKIES);
  if (state.kind !== 'ready') return null;
  const { component: Card } = state;
  return (
    <div data-cookie-banner>
      <Card onClose={nothing} />
    </div>
  );
}

/** The choice that is made takes the banner away. */
function nothing(): void {}
