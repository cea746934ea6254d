import { type Key, Metadata, Targets } from '@tufjs/models';
import { endOf, nameOfKey, signedBy } from './metadata.ts';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';

/** Keys that may release each app. */
export type Grants = Readonly<Record<string, readonly Key[]>>;

/** Before any app may be released. */
export function noGrants(now: Date): Metadata<Targets> {
  return new Metadata(new Targets({ version: 0, specVersion: '', expires: endOf(now) }));
}

export function grantsOf({ signed: { delegations } }: Metadata<Targets>): Grants {
  return Object.fromEntries(
    Object.entries(delegations?.roles ?? {}).map(([app, { keyIDs }]) => [
      app,
      keyIDs.flatMap((id) => delegations?.keys[id] ?? []),
    ]),
  );
}

export function withGrant(grants: Grants, app: string, key: Key): Grants {
  const others = (grants[app] ?? []).filter(({ keyID }) => keyID !== key.keyID);
  return { ...grants, [app]: [...others, key] };
}

/** @throws {TrustError} when the key is not granted, or nobody could release the app without it. */
export function withoutGrant(grants: Grants, app: string, name: string): Grants {
  return { ...grants, [app]: withoutKey(grants[app] ?? [], app, name) };
}

/** @throws {TrustError} */
export function withoutKey(keys: readonly Key[], role: string, name: string): readonly Key[] {
  const others = keys.filter((key) => nameOfKey(key) !== name);
  if (others.length === keys.length) throw new TrustError(`${role} has no key named ${name}`);
  if (others.length === 0)
    throw new TrustError(`Nobody could sign for ${role} without ${name}: grant another key first`);
  return others;
}

/** The next version of the grants: the top of the targets, which names who may sign for which app. */
export function signGrants(
  before: Metadata<Targets>,
  grants: Grants,
  signer: TrustKey,
  now: Date,
): Metadata<Targets> {
  const roles = Object.entries(grants).map(([app, keys]) => ({
    name: app,
    keyids: keys.map(({ keyID }) => keyID),
    threshold: 1,
    terminating: true,
    paths: [`${app}/*`],
  }));
  const keys = Object.values(grants)
    .flat()
    .map((key) => [key.keyID, key.toJSON()] as const);
  const delegations = { keys: Object.fromEntries(keys), roles };
  const signed = Targets.fromJSON({
    _type: 'targets',
    spec_version: before.signed.specVersion,
    version: before.signed.version + 1,
    expires: endOf(now),
    targets: {},
    delegations,
  });
  return signedBy(signed, [signer]);
}
