import { type Key, type Metadata, Root } from '@tufjs/models';
import { endOf, isSignedFor, parsed, readMetadata, sha256, signedBy } from './metadata.ts';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';

/** Roles that the root names the keys of; the servers sign snapshot and timestamp with one key, that of what is online. */
export const ROOT_ROLES = {
  root: ['root'],
  targets: ['targets'],
  online: ['snapshot', 'timestamp'],
} as const;
export type RootRole = keyof typeof ROOT_ROLES;

export function isRootRole(name: string): name is RootRole {
  return Object.hasOwn(ROOT_ROLES, name);
}

/** The first root, by which everything is known: its hash is what readers are given by hand. */
export function firstRoot(
  keys: Readonly<Record<RootRole, Key>>,
  signer: TrustKey,
  now: Date,
): Metadata<Root> {
  const root = new Root({ version: 1, specVersion: '', expires: endOf(now) });
  for (const [role, key] of Object.entries(keys))
    for (const name of ROOT_ROLES[role as RootRole]) root.addKey(key, name);
  return signedBy(root, [signer]);
}

/** The roles of a root, each with its keys. */
export type RootKeys = Readonly<Record<RootRole, readonly Key[]>>;

export function keysOfRoot({ signed: { keys, roles } }: Metadata<Root>): RootKeys {
  const of = (role: string) => (roles[role]?.keyIDs ?? []).flatMap((id) => keys[id] ?? []);
  return { root: of('root'), targets: of('targets'), online: of('timestamp') };
}

/** A root with other keys, signed by one that may sign for the root before and by one that may from now on. */
export function nextRoot(
  before: Metadata<Root>,
  keys: RootKeys,
  signers: readonly TrustKey[],
  now: Date,
): Metadata<Root> {
  const root = new Root({ version: before.signed.version + 1, specVersion: '', expires: endOf(now) });
  for (const [role, all] of Object.entries(keys))
    for (const key of all) for (const name of ROOT_ROLES[role as RootRole]) root.addKey(key, name);
  const next = signedBy(root, signers);
  for (const one of [before, next]) {
    if (!isSignedFor(one, 'root', next)) throw new TrustError('No key here may sign the root');
  }
  return next;
}

/**
 * The root that counts now: the first is known by its hash, each further one is signed by the keys of the one before and by its own.
 * @throws {TrustError}
 */
export function currentRoot(trustedRoot: string, roots: readonly Uint8Array[]): Metadata<Root> {
  const [first, ...later] = roots;
  if (!first || sha256(first) !== trustedRoot) {
    throw new TrustError('The first root in the store is not the one that is trusted here');
  }
  return later.reduce(
    (before, bytes, index) => {
      const what = `Root ${index + 2}`;
      const next = readMetadata('root', parsed(bytes, what), what);
      const isNext = next.signed.version === before.signed.version + 1;
      if (isNext && isSignedFor(before, 'root', next) && isSignedFor(next, 'root', next)) return next;
      throw new TrustError(`${what} is not signed by the root before it`);
    },
    readMetadata('root', parsed(first, 'The first root'), 'The first root'),
  );
}
