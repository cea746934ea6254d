import type { DiscoveryDocument } from '@suite/contracts';
import { type AcceptedDocument, accept, later } from './document/accept.ts';
import { DiscoveryError } from './document/discovery-error.ts';
import { keepForNextVisit, ofLastVisit, ofPage, ofServer } from './document/sources.ts';

let current: Promise<AcceptedDocument> | null = null;

/**
 * The discovery document, read once for the life of the page: the one in the page, else the server's; the last good
 * one of this browser when those are not to be had, badly signed, or older. After a failure the next call reads again.
 * @throws {DiscoveryError} when there is no good document at all.
 */
export async function discovery(): Promise<DiscoveryDocument> {
  current ??= readDiscovery().catch((error: unknown) => {
    current = null;
    throw error;
  });
  return (await current).document;
}

/** The document that came with the page, which is not the one that counts when a later one was seen. */
export async function documentOfPage(): Promise<DiscoveryDocument | null> {
  return (await accept(ofPage()))?.document ?? null;
}

/** The server's document as it is now, for who must know of a change: null when there is none that is later. */
export async function laterDocument(): Promise<DiscoveryDocument | null> {
  const before = await current;
  const now = await accept(await ofServer(true));
  if (!now || (before && now.revision <= before.revision)) return null;
  keepForNextVisit(now.source);
  current = Promise.resolve(now);
  return now.document;
}

async function readDiscovery(): Promise<AcceptedDocument> {
  const lastVisit = accept(ofLastVisit());
  const inPage = await accept(ofPage());
  const fresh = inPage ?? (await serverDocument());
  const best = later(fresh, await lastVisit);
  if (!best) throw new DiscoveryError('There is no good discovery document');
  if (best === fresh) keepForNextVisit(best.source);
  return best;
}

/** The page's signature may be that of the document before, when a release came in between. */
async function serverDocument(): Promise<AcceptedDocument | null> {
  const first = await ofServer(false).then(accept, () => null);
  return first ?? ofServer(true).then(accept, () => null);
}
