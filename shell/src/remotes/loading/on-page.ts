import { endSubscriptionsOf } from '@suite/bus';
import type { RemoteName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';

const views = new Map<string, number>();

/** A view of this version stands on the page; the answer takes it off. */
export function noteView(candidate: Candidate): () => void {
  const key = candidate.entry.extras.suite.container;
  views.set(key, (views.get(key) ?? 0) + 1);
  return () => {
    views.set(key, (views.get(key) ?? 1) - 1);
  };
}

/**
 * Takes away what a failed version left: its styles, and what it listens to on the bus. Where another view of it
 * still stands, that one keeps them.
 */
export function takeAway(remote: RemoteName, { entry, version }: Candidate): void {
  if ((views.get(entry.extras.suite.container) ?? 0) > 0) return;
  endSubscriptionsOf(busOwnerOf(remote, version));
  setStyles(folderOf(remote, version), false);
}

/** Before a version is tried (again): the bundler takes its styles for loaded, so they are only put to rest. */
export function bringBack(remote: RemoteName, { version }: Candidate): void {
  setStyles(folderOf(remote, version), true);
}

/** In whose name the views of a version listen to the bus. */
export function busOwnerOf(remote: RemoteName, version: string): string {
  return `${remote}@${version}`;
}

function folderOf(remote: RemoteName, version: string): string {
  return `/r/${remote}/${version}/`;
}

function setStyles(folder: string, areOn: boolean): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (new URL(sheet.href, location.href).pathname.startsWith(folder)) sheet.disabled = !areOn;
  }
}

/** Takes away what a version wrote at the elements that its page stands in, which have nothing of the kind themselves. */
export function uncoverPage(): void {
  const root = document.getElementById('root');
  for (let one = document.getElementById('page'); one && one !== root; one = one.parentElement) {
    one.removeAttribute('style');
    one.hidden = false;
  }
}
