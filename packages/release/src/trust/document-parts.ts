import {
  type DiscoveryDocument,
  type DiscoveryEntry,
  type DocumentFacts,
  discoveryName,
} from '@suite/contracts';
import { sha256 } from './metadata.ts';

/** What the shell's entry says of the whole document. */
const FACTS: Readonly<Record<keyof DocumentFacts, true>> = {
  revision: true,
  author: true,
  at: true,
  reason: true,
  exclusive: true,
  serviceWorker: true,
  revoked: true,
  insecure: true,
  locked: true,
};

/** Apps that a document speaks of, one way or the other. */
export function appsIn(document: DiscoveryDocument): readonly string[] {
  const listed = Object.keys(document.microFrontends).map((name) => name.slice(discoveryName('').length));
  const { revoked = [], insecure = [], locked = [] } = factsIn(document);
  const withdrawn = [...revoked, ...insecure].map((name) => name.slice(0, name.lastIndexOf('@')));
  return [...new Set([...listed, ...withdrawn, ...locked])].toSorted();
}

/** All versions that visitors may get. */
export function listedIn(
  document: DiscoveryDocument,
): readonly { readonly app: string; readonly version: string }[] {
  return appsIn(document).flatMap((app) => versionsIn(document, app).map((version) => ({ app, version })));
}

/** Versions of an app that visitors may get. */
export function versionsIn(document: DiscoveryDocument, app: string): readonly string[] {
  return entriesOf(document, app).map(({ metadata }) => metadata.version);
}

/**
 * Stands for all that a document says of one app, whose key signs it: its versions and who gets them, which of them were
 * taken back, whether it is locked. What is true of all apps is the shell's.
 */
export function partOf(
  document: DiscoveryDocument,
  app: string,
): { readonly length: number; readonly sha256: string } {
  const facts = factsIn(document);
  const { revoked = [], insecure = [], locked = [], exclusive = false, serviceWorker = true } = facts;
  const own = (names: readonly string[]) => names.filter((name) => name.startsWith(`${app}@`));
  const text = sortedJson({
    entries: entriesOf(document, app).map(withoutFacts),
    revoked: own(revoked),
    insecure: own(insecure),
    locked: locked.includes(app),
    ...(app === 'shell' && { exclusive, serviceWorker }),
  });
  return { length: Buffer.byteLength(text), sha256: sha256(text) };
}

function entriesOf(document: DiscoveryDocument, app: string): readonly DiscoveryEntry[] {
  return (
    Object.entries(document.microFrontends).find(([name]) => name === discoveryName('') + app)?.[1] ?? []
  );
}

function factsIn(document: DiscoveryDocument): Partial<DocumentFacts> {
  return entriesOf(document, 'shell').find(({ deployment }) => deployment.default)?.extras.suite ?? {};
}

function withoutFacts({ extras, ...entry }: DiscoveryEntry): object {
  const own = Object.entries(extras.suite).filter(([name]) => !Object.hasOwn(FACTS, name));
  return { ...entry, extras: { ...extras, suite: Object.fromEntries(own) } };
}

/** The same text for the same value, whatever order its fields were written in. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
