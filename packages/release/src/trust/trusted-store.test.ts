import { rm } from 'node:fs/promises';
import { openS3Server, type S3Server } from '@suite/testing/s3-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stableOf } from '../document/document.ts';
import { publishMade, temporaryFolder } from '../fixtures/release.ts';
import { aTrustKey, type MadeTrust, makeTrust } from '../fixtures/trust.ts';
import { verifyStore } from '../publish/verify.ts';
import { Releases } from '../rollout/releases.ts';
import { makeKey, signingKeyOf } from '../signing/signing-key.ts';
import { openReleaseStore } from '../store/open-store.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { grantKey, keyLines, revokeKey } from './change-keys.ts';
import { shortMemory } from './seen-memory.ts';
import { publicTrustKey, type TrustKey } from './trust-key.ts';
import type { Trust } from './trusted-state.ts';

const [ONE, TWO, THREE] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];
const PLACES: Readonly<Record<string, () => Promise<S3Server | undefined>>> = {
  'a folder': async () => undefined,
  'S3-compatible storage': openS3Server,
};

describe.each(Object.keys(PLACES))('what is signed in %s', (place) => {
  let dataDir: string;
  let made: MadeTrust;
  let open: (trust?: Trust | null, key?: MadeTrust['signingKey']) => ReleaseStore;
  let store: ReleaseStore;
  let close: () => Promise<unknown>;

  const releasesWith = (ring: readonly TrustKey[]) =>
    new Releases(open(made.trust(ring)), { author: 'a flag', reason: 'because' });
  const stable = async (app: 'shell' | 'mf-map' = 'mf-map') =>
    stableOf((await store.readDocument()).document, app)?.metadata.version;
  const verified = () => verifyStore(open(made.trust()), made.signingKey.publicKey);
  const named = (name: string, { publicKey }: Pick<TrustKey, 'publicKey'>) => publicTrustKey(publicKey, name);

  beforeEach(async () => {
    dataDir = await temporaryFolder();
    const server = await PLACES[place]?.();
    const at = { dataDir, storeUrl: server?.url };
    close = async () => {
      await server?.[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    };
    made = await makeTrust((key) => openReleaseStore(at, key));
    open = (trust = made.trust(), key = made.signingKey) => openReleaseStore(at, key, trust);
    store = open();
    await publishMade(store, 'shell', ONE);
    for (const version of [ONE, TWO, THREE]) await publishMade(store, 'mf-map', version);
    await releasesWith([made.operator]).releaseTogether([
      { app: 'shell', version: ONE },
      { app: 'mf-map', version: ONE },
    ]);
  });
  afterEach(() => close());

  it('is released, taken back and gone back from, by whose key it is', async () => {
    const releases = releasesWith([made.operator]);
    await releases.release('mf-map', TWO, { traffic: 5 });
    await releases.abort('mf-map');
    await releases.release('mf-map', THREE);
    await releases.rollback('mf-map');
    expect(await stable()).toBe(ONE);
    const history = await store.history();
    expect(history.map(({ action, author }) => `${action} ${author}`)).toEqual([
      'trust init targets',
      'release operator',
      'release operator',
      'abort operator',
      'release operator',
      'rollback operator',
    ]);
    expect(await verified()).toEqual([]);
  });

  it('is the word of the servers for who is signed in to them', async () => {
    const releases = new Releases(open(made.server()), { author: 'account 5', reason: '' });
    await releases.release('mf-map', TWO);
    expect((await store.history()).at(-1)?.author).toBe('account 5');
  });

  it('is of one app where a key is: that of the map releases the map and not the shell', async () => {
    const mapTeam = aTrustKey();
    await grantKey(store, 'mf-map', named('map-team', mapTeam), made.offline);
    const releases = releasesWith([mapTeam]);
    await releases.release('mf-map', TWO);
    expect((await store.history()).at(-1)?.author).toBe('map-team');
    await expect(releases.pin('shell', true)).rejects.toThrow('No key here may release shell');
    await expect(releases.lock(['mf-map', 'shell'], true)).rejects.toThrow('No key here may release shell');
    await expect(publishMade(open(made.trust([mapTeam])), 'shell', TWO)).rejects.toThrow(
      'No key here may release shell: those of operator, server may',
    );
    expect([await stable('shell'), await stable()]).toEqual([ONE, TWO]);
    await revokeKey(store, 'mf-map', 'map-team', made.offline);
    await expect(releases.pin('mf-map', true)).rejects.toThrow('No key here may release mf-map');
    expect(await verified()).toEqual([]);
  });

  it('is lost of none of many releases at once', async () => {
    await publishMade(store, 'mf-panels', ONE);
    const work = [
      ...[TWO, THREE].map((version) => () => releasesWith([made.operator]).release('mf-map', version)),
      () => releasesWith([made.operator]).release('mf-panels', ONE),
      () => releasesWith([made.operator]).serviceWorker(false),
      () => releasesWith([made.operator]).lock(['shell'], true),
    ];
    await Promise.all(work.map((one) => one()));
    expect((await store.history()).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await verified()).toEqual([]);
  });

  it('is gone back from by a history that nobody has changed', async () => {
    await releasesWith([made.operator]).release('mf-map', TWO);
    const [, first = ''] = await store.objects.list('history/');
    const { bytes } = (await store.objects.read(first)) ?? { bytes: '' };
    await store.objects.write(first, Buffer.from(String(bytes).replaceAll(ONE, THREE)));
    const changed = 'is not what was signed';
    await expect(releasesWith([made.operator]).rollback('mf-map')).rejects.toThrow(changed);
    expect(await verified()).toEqual([expect.stringContaining(changed)]);
    expect(await stable()).toBe(TWO);
  });

  it('goes on where whoever changed it was ended before the record was written', async () => {
    const { objects } = store;
    const write: typeof objects.write = async (name, ...rest) => {
      if (name.startsWith('history/')) throw new Error('ended');
      return objects.write(name, ...rest);
    };
    const ended = new ReleaseStore({ ...objects, write }, made.signingKey, made.trust());
    await expect(new Releases(ended, { author: '', reason: '' }).release('mf-map', TWO)).rejects.toThrow(
      'ended',
    );
    expect(await stable()).toBe(TWO);
    expect(await verified()).toEqual(['The end of the history is not what was signed']);
    await releasesWith([made.operator]).release('mf-map', THREE);
    expect((await store.history()).map(({ to }) => to)).toEqual([null, `${ONE} ${ONE}`, TWO, THREE]);
    expect(await verified()).toEqual([]);
  });

  it('is signed by other keys from then on, root included, and readers that were there before notice nothing', async () => {
    const reader = open(made.trust([], shortMemory()));
    const readers = async () =>
      expect((await reader.readDocument()).document).toEqual((await open().readDocument()).document);
    const [root, targets, next] = [aTrustKey(), aTrustKey(), signingKeyOf(makeKey(), 'The next')];
    const offline = { root: [...made.offline.root, root], targets: [...made.offline.targets, targets] };
    for (const [role, name, key] of [
      ['root', 'root-2', root],
      ['targets', 'targets-2', targets],
      ['online', 'online-2', next.trustKey],
    ] as const) {
      await grantKey(store, role, named(name, key), offline);
      await readers();
    }
    await expect(revokeKey(store, 'online', 'online', offline)).rejects.toThrow(
      'DISCOVERY_KEY here is the key that is to go',
    );
    const withNext = open({ ...made.trust(), online: next.trustKey }, next);
    for (const role of ['root', 'targets', 'online']) {
      await revokeKey(withNext, role, role, offline);
      await readers();
    }
    expect((await keyLines(withNext)).slice(0, 3)).toEqual([
      expect.stringMatching(/^root: root-2 \([\da-f]{16}\)$/),
      expect.stringMatching(/^targets: targets-2 \([\da-f]{16}\)$/),
      expect.stringMatching(/^online: online-2 \([\da-f]{16}\)$/),
    ]);
    await expect(revokeKey(withNext, 'root', 'root-2', offline)).rejects.toThrow(
      'Nobody could sign for root without root-2',
    );
    await new Releases(withNext, { author: '', reason: '' }).release('mf-map', TWO);
    await readers();
    expect(await verifyStore(withNext, next.publicKey)).toEqual([]);
    const former = new Releases(open(), { author: '', reason: '' });
    await expect(former.release('mf-map', THREE)).rejects.toThrow(
      'The snapshot is not signed by a key of the servers',
    );
    expect(await stable()).toBe(TWO);
  });
});

it('is nothing that a store without trust is asked for', async () => {
  const folder = await temporaryFolder();
  const store = new ReleaseStore(folder);
  await expect(keyLines(store)).rejects.toThrow('Nobody is trusted yet: release -- trust init');
  await rm(folder, { recursive: true });
});
