import type { DiscoveryDocument, RemoteName } from '@suite/contracts';
import { type Candidate, isInsecure, isRevoked } from '@suite/domain';
import { laterDocument } from './discovery.ts';
import { busOwnerOf, takeAway } from './loading/on-page.ts';
import { resolveAgain } from './visit/resolution.ts';

/** How often a page that is looked at asks whether a version was withdrawn. */
const ASK_EVERY_MS = 60_000;

interface Watched {
  readonly remote: RemoteName;
  readonly candidate: Candidate;
  readonly onRevoked: () => void;
}
const watched = new Set<Watched>();
/** The shell itself was withdrawn: only another page view brings the one in its place. */
let isShellRevoked = false;
/** Withdrawn, and on the page until what is typed there is sent or left. */
const waiting = new Set<Watched>();

/** Calls back when the version on the page is withdrawn and what takes its place is known. */
export function onRevoked(remote: RemoteName, candidate: Candidate | null, callback: () => void): () => void {
  if (!candidate) return () => undefined;
  const one: Watched = { remote, candidate, onRevoked: callback };
  watched.add(one);
  return () => {
    watched.delete(one);
    waiting.delete(one);
  };
}

/** Asks for a later document and takes withdrawn versions off the page. Nothing else of it touches what stands. */
export async function lookForRevoked(): Promise<void> {
  const document = await laterDocument().catch(() => null);
  if (document) await noteRevoked(document);
  takeOff([...waiting].filter((one) => !hasUnsentForm(one)));
}

/** The visitor goes to another page: what was withdrawn has waited long enough. What is typed, forms keep. */
export function takeOffWaiting(reload = () => location.reload()): void {
  if (isShellRevoked) reload();
  else takeOff([...waiting]);
}

async function noteRevoked(document: DiscoveryDocument): Promise<void> {
  isShellRevoked = isRevoked(document, 'shell', __APP_VERSION__);
  const revoked = [...watched].filter(({ remote, candidate }) =>
    isRevoked(document, remote, candidate.version),
  );
  if (revoked.length === 0) return;
  await resolveAgain(document, [...new Set(revoked.map(({ remote }) => remote))]);
  for (const one of revoked) waiting.add(one);
  takeOff(revoked.filter(({ remote, candidate }) => isInsecure(document, remote, candidate.version)));
}

/** Forms say in whose name they hold what is not sent (`@suite/forms`). */
function hasUnsentForm({ remote, candidate }: Watched): boolean {
  return document.querySelector(`[data-unsent="${busOwnerOf(remote, candidate.version)}"]`) !== null;
}

function takeOff(revoked: readonly Watched[]): void {
  for (const one of revoked) {
    waiting.delete(one);
    one.onRevoked();
  }
  // React has unmounted the views by then.
  setTimeout(() => {
    for (const { remote, candidate } of revoked) takeAway(remote, candidate);
  });
}

/** Looks while the page is looked at, and when the visitor comes back to it. */
export function watchRevocations(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookForRevoked();
  };
  const timer = setInterval(look, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
