import type { AppName, DiscoveryDocument } from '@suite/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_DOCUMENT } from '../document/document.ts';
import { anEntry, aSuite } from '../fixtures/release.ts';
import { aTrustKey } from '../fixtures/trust.ts';
import { noGrants, signGrants } from './grants.ts';
import { metadataBytes, sha256 } from './metadata.ts';
import { prepareChange } from './prepare-change.ts';
import { firstRoot } from './roots.ts';
import { type Before, beforeOf, signTimestamp } from './sign-state.ts';
import { type Bundle, NOTHING_SEEN, type Seen, type StoredState, type VerifiedState } from './state.ts';
import { publicTrustKey, type TrustKey } from './trust-key.ts';
import { bundleBytes } from './trusted-state.ts';
import { verifyState } from './verify-state.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const LATER = new Date(NOW.getTime() + 25 * 3_600_000);
const [root, targets, online, ana, mapTeam, outsider] = Array.from({ length: 6 }, aTrustKey) as [
  TrustKey,
  TrustKey,
  TrustKey,
  TrustKey,
  TrustKey,
  TrustKey,
];
const FIRST = aSuite(['shell', anEntry('shell')], ['mf-map', anEntry('mf-map')]);
const NEW_MAP = aSuite(['shell', anEntry('shell')], ['mf-map', anEntry('mf-map', '2.0.0-00000002')]);
const NEW_SHELL = aSuite(['shell', anEntry('shell', '2.0.0-00000002')], ['mf-map', anEntry('mf-map')]);

const rootMetadata = firstRoot(
  {
    root: publicTrustKey(root.publicKey, 'root'),
    targets: publicTrustKey(targets.publicKey, 'targets'),
    online: publicTrustKey(online.publicKey, 'online'),
  },
  root,
  NOW,
);
const rootBytes = metadataBytes(rootMetadata.toJSON());
const trustedRoot = sha256(rootBytes);
const anaKey = publicTrustKey(ana.publicKey, 'ana');
const grants = signGrants(
  noGrants(NOW),
  { shell: [anaKey], 'mf-map': [anaKey, publicTrustKey(mapTeam.publicKey, 'map-team')] },
  targets,
  NOW,
);

interface Release {
  readonly document: DiscoveryDocument;
  readonly app: AppName;
  readonly ring?: readonly TrustKey[];
  readonly online?: TrustKey;
}

/** What is stored after a release that nobody else was in the way of. */
async function released(before: Before, release: Release, timestampVersion: number): Promise<StoredState> {
  const { document, app, ring = [ana], online: key = online } = release;
  const note = { author: 'a flag', reason: '', action: 'release', app, from: null, to: null };
  const readFiles = async () => Buffer.from('{}');
  const change = { document, revision: timestampVersion, note };
  const { bytes, bundle, record } = await prepareChange(
    before,
    change,
    { ring, online: key, readFiles },
    NOW,
  );
  const facts = { version: timestampVersion, snapshot: before.snapshot + 1, document: sha256(bytes) };
  const head = String(
    bundle.snapshot.signed && (bundle.snapshot.signed as Record<string, unknown>)['x-history'],
  );
  expect(record.previous).toBe(before.head);
  return {
    roots: [rootBytes],
    timestamp: metadataBytes(signTimestamp({ ...facts, head }, online, NOW).toJSON()),
    document: bytes,
    bundle: bundleBytes(bundle),
  };
}

const read = (stored: StoredState, seen: Seen = NOTHING_SEEN, now = NOW): VerifiedState =>
  verifyState(stored, { trustedRoot, seen, now });
const told = (stored: StoredState, seen: Seen = NOTHING_SEEN, now = NOW): string => {
  try {
    return read(stored, seen, now).staleness ?? 'good';
  } catch (error) {
    return (error as Error).message;
  }
};

const start: Before = { root: rootMetadata, targets: grants, apps: new Map(), snapshot: 0, head: '' };
let first: StoredState;
let second: StoredState;
let seenSecond: Seen;

beforeAll(async () => {
  first = await released(start, { document: FIRST, app: 'shell', ring: [ana] }, 1);
  const before = beforeOf(read(first));
  second = await released(before, { document: NEW_MAP, app: 'mf-map', ring: [mapTeam] }, 2);
  seenSecond = read(second).seen;
});

const withBundle = (stored: StoredState, change: (bundle: Bundle) => object): StoredState => ({
  ...stored,
  bundle: bundleBytes({
    ...(JSON.parse(String(stored.bundle)) as Bundle),
    ...change(JSON.parse(String(stored.bundle)) as Bundle),
  }),
});
const withText = (stored: StoredState, from: string, to: string): StoredState => ({
  ...stored,
  document: Buffer.from(String(stored.document).replace(from, to)),
});

describe('what lies in a store', () => {
  it('is good as those who may have signed it, and tells what was seen', () => {
    expect([told(first), told(second), told(second, seenSecond)]).toEqual(['good', 'good', 'good']);
    expect(seenSecond).toMatchObject({ root: 1, timestamp: 2, snapshot: 2, apps: { shell: 1, 'mf-map': 2 } });
  });

  it('is of whose key signed it, whatever a flag said', () => {
    expect([read(first).record.author, read(second).record.author]).toEqual(['ana', 'map-team']);
  });

  const UNSIGNED = 'The discovery document is none that was released: no key signed it';
  it.each<[string, () => StoredState, string]>([
    ['a changed document', () => withText(second, '"traffic":100', '"traffic":99.5'), UNSIGNED],
    ['another reason', () => withText(second, '"reason":""', '"reason":"x"'), UNSIGNED],
    [
      'no document',
      () => ({ ...second, document: null }),
      'There is no discovery document, and one was signed',
    ],
    ['nothing that was signed', () => ({ ...second, bundle: null }), UNSIGNED],
    [
      'what is no metadata',
      () => ({ ...second, bundle: Buffer.from('{') }),
      'What was signed with the discovery document cannot be read',
    ],
    [
      'an older document with all that was signed with it',
      () => ({ ...first, timestamp: second.timestamp }),
      'The discovery document is an older one than the timestamp names',
    ],
    [
      'another root',
      () => ({ ...second, roots: [Buffer.from(String(rootBytes).replace('"version":1', '"version":2'))] }),
      'The first root in the store is not the one that is trusted here',
    ],
    [
      'grants that nobody signed',
      () => withBundle(second, () => ({ targets: signGrants(noGrants(NOW), {}, outsider, NOW).toJSON() })),
      'The grants are not signed by the key for them',
    ],
    [
      'what was signed of an app before',
      () =>
        withBundle(second, (bundle) => ({
          apps: { ...bundle.apps, 'mf-map': bundleOf(first).apps['mf-map'] },
        })),
      'The snapshot names another version of mf-map.json',
    ],
    [
      'an app less',
      () => withBundle(second, ({ apps: { shell } }) => ({ apps: { shell } })),
      'The snapshot names another version of mf-map.json',
    ],
    [
      'another author in the latest change',
      () => withBundle(second, ({ record }) => ({ record: { ...record, author: 'ana' } })),
      'The latest change is not the one that was signed',
    ],
  ])('is refused with %s', (_, stored, message) => {
    expect(told(stored())).toBe(message);
  });

  it.each<[string, () => StoredState, Date, string]>([
    ['over', () => second, LATER, 'The timestamp ended at 2026-11-27T12:00:00Z'],
    ['missing', () => ({ ...second, timestamp: null }), NOW, 'There is no timestamp'],
    ['torn', () => ({ ...second, timestamp: Buffer.from('{') }), NOW, 'The timestamp cannot be read'],
    [
      "a outsider's",
      () => ({ ...second, timestamp: timestampOf(outsider) }),
      NOW,
      'The timestamp is not signed by a key of the servers',
    ],
    [
      'an older one',
      () => ({ ...second, timestamp: first.timestamp }),
      NOW,
      'The timestamp is an older one than was seen',
    ],
  ])('is stale when its timestamp is %s', (_, stored, now, message) => {
    expect(told(stored(), seenSecond, now)).toBe(message);
  });

  it('is refused when a later one was seen, with its own timestamp too', () => {
    expect(told(first, seenSecond)).toBe('The discovery document is an older one than was seen');
    const other = { ...seenSecond, document: sha256('another one of the same number') };
    expect(told(second, other)).toBe('The discovery document is an older one than was seen');
    expect(told(second, { ...seenSecond, apps: { ...seenSecond.apps, shell: 2 } })).toBe(
      'What is signed of shell is older than what was seen',
    );
    expect(told(second, { ...seenSecond, root: 2 })).toBe('The root is an older one than was seen');
  });
});

describe('keys of their own', () => {
  it('release their app and nothing else', async () => {
    const before = beforeOf(read(second));
    await expect(
      released(before, { document: NEW_SHELL, app: 'mf-map', ring: [mapTeam] }, 3),
    ).rejects.toThrow('No key here may release shell: those of ana may');
    const empty = { document: EMPTY_DOCUMENT, app: 'mf-map', ring: [mapTeam] } as const;
    await expect(released(before, empty, 3)).rejects.toThrow('No key here may release shell');
  });

  it('are held to it by readers, who do not ask how a document came about', async () => {
    const forged = await released(
      beforeOf(read(first)),
      { document: NEW_SHELL, app: 'shell', ring: [ana] },
      2,
    );
    const map = bundleOf(second).apps['mf-map'];
    const byMapTeam = withBundle(forged, () => ({ apps: { shell: map, 'mf-map': map } }));
    expect(told(byMapTeam)).toBe('shell is not signed by a key that may release it');
    const byOutsider = await released(
      beforeOf(read(first)),
      { document: NEW_MAP, app: 'mf-map', online: outsider },
      2,
    );
    expect(told(byOutsider)).toBe('The snapshot is not signed by a key of the servers');
  });
});

function bundleOf(stored: StoredState): Bundle {
  return JSON.parse(String(stored.bundle)) as Bundle;
}

function timestampOf(key: TrustKey): Buffer {
  const facts = { version: 3, snapshot: 2, document: sha256(second.document ?? ''), head: '' };
  return metadataBytes(signTimestamp(facts, key, NOW).toJSON());
}
