import { describe, expect, it } from 'vitest';
import { aTrustKey } from '../fixtures/trust.ts';
import { metadataBytes, nameOfKey, sha256 } from './metadata.ts';
import { currentRoot, firstRoot, keysOfRoot, nextRoot, type RootKeys } from './roots.ts';
import { publicTrustKey } from './trust-key.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const [oldRoot, newRoot, targets, online, outsider] = [
  aTrustKey(),
  aTrustKey(),
  aTrustKey(),
  aTrustKey(),
  aTrustKey(),
];
const named = (name: string, { publicKey } = aTrustKey()) => publicTrustKey(publicKey, name);
const first = firstRoot(
  { root: named('root', oldRoot), targets: named('targets', targets), online: named('online', online) },
  oldRoot,
  NOW,
);
const keys = keysOfRoot(first);
const withRoots = (root: RootKeys['root']): RootKeys => ({ ...keys, root });
const both = nextRoot(first, withRoots([...keys.root, named('root-2', newRoot)]), [oldRoot], NOW);
const newAlone = nextRoot(both, withRoots([named('root-2', newRoot)]), [oldRoot, newRoot], NOW);
const bytesOf = (root: typeof first) => metadataBytes(root.toJSON());
const trusted = sha256(bytesOf(first));

describe('the root', () => {
  it('is found by the hash of the first, over each change of its keys', () => {
    const root = currentRoot(trusted, [first, both, newAlone].map(bytesOf));
    expect([root.signed.version, keysOfRoot(root).root.map(nameOfKey)]).toEqual([3, ['root-2']]);
    expect(keysOfRoot(root).online.map(nameOfKey)).toEqual(['online']);
  });

  const forged = firstRoot(
    { root: named('root', outsider), targets: named('targets', outsider), online: named('online', outsider) },
    outsider,
    NOW,
  );
  const torn = Buffer.from('{');
  it.each<[string, Uint8Array[], string]>([
    ['nothing', [], 'The first root in the store is not the one that is trusted here'],
    [
      'a root of strangers',
      [bytesOf(forged)],
      'The first root in the store is not the one that is trusted here',
    ],
    [
      'a next root of strangers',
      [bytesOf(first), bytesOf(forged)],
      'Root 2 is not signed by the root before it',
    ],
    ['a root left out', [bytesOf(first), bytesOf(newAlone)], 'Root 2 is not signed by the root before it'],
    ['a root twice', [bytesOf(first), bytesOf(first)], 'Root 2 is not signed by the root before it'],
    ['a torn root', [bytesOf(first), torn], 'Root 2 cannot be read'],
  ])('is refused with %s', (_, roots, message) => {
    expect(() => currentRoot(trusted, roots)).toThrow(message);
  });

  it('changes its keys only with one of before and one of after', () => {
    const next = withRoots([named('root-2', newRoot)]);
    for (const signers of [[newRoot], [oldRoot], [outsider], []])
      expect(() => nextRoot(first, next, signers, NOW)).toThrow('No key here may sign the root');
  });
});
