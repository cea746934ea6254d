import { restoreCompare, restoreConsent, restoreFavourites } from '@suite/bus';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { findApi } from './app/find-api.ts';
import { Suite } from './app/suite.tsx';
import { beginArrival } from './arrival/begin-arrival.ts';
import { holdArrivalCard } from './arrival/use-arrival-card.ts';
import { holdFirstPicture } from './first-picture/use-first-picture.ts';
import { fetchFirstPage } from './remotes/first-page.ts';
import { watchErrors } from './remotes/outcomes/watch-errors.ts';
import { watchRefusals } from './remotes/refusals.ts';
import { watchRevocations } from './remotes/revocation.ts';
import { resolution } from './remotes/visit/resolution.ts';
import { PREVIEW_HASH } from './session/private-preview.ts';
import { startSession } from './session/start-session.ts';

// Asked for before anything is drawn; what comes of it is met where a remote is loaded.
resolution().catch(() => undefined);

findApi();

restoreConsent();
restoreFavourites();
restoreCompare();
watchErrors();
watchRefusals();
watchRevocations();

/** Reads and draws the first page; what a preview link holds counts before. */
export async function openPage(): Promise<void> {
  if (location.hash.startsWith(PREVIEW_HASH)) {
    // Without it the page is that of everybody.
    await import('./session/open-preview-link.ts')
      .then(({ openPreview }) => openPreview())
      .catch(() => undefined);
  }
  startSession();
  beginArrival();
  holdFirstPicture();
  holdArrivalCard();
  fetchFirstPage(location.pathname);
  const root = document.getElementById('root');
  // In slices, between which the browser answers a hand.
  if (root) startTransition(() => createRoot(root).render(<Suite />));
}
