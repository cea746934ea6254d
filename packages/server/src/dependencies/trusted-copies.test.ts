import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  grantKey,
  isSigned,
  makeKey,
  publicTrustKey,
  ReleaseStore,
  Releases,
  revokeKey,
  signingKeyOf,
} from '@suite/release';
import { aTrustKey, endTimestamp, type MadeTrust, makeTrust, publishMade } from '@suite/release/fixtures';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createDependency } from './dependency.ts';
import { createReleaseCopies } from './release-copies.ts';

const [ONE, TWO] = ['1.0.0-00000001', '1.0.0-00000002'];
let folder: string;
let made: MadeTrust;
let isAway: boolean;
let memory: ReturnType<MadeTrust['server']>['memory'];

beforeEach(async () => {
  const temporary = await temporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  folder = temporary.path;
  isAway = false;
  made = await makeTrust((key) => new ReleaseStore(path.join(folder, 'store'), key));
  memory = made.server().memory;
  const store = person();
  await publishMade(store, 'shell', ONE);
  for (const version of [ONE, TWO]) await publishMade(store, 'mf-map', version);
  await new Releases(store, { author: '', reason: '' }).releaseTogether([
    { app: 'shell', version: ONE },
    { app: 'mf-map', version: ONE },
  ]);
});

const person = () => new ReleaseStore(path.join(folder, 'store'), made.signingKey, made.trust());

/** A server on the store, which may be away; the next one has the copies of the one before. */
function serve(key = made.signingKey, online = made.signingKey.trustKey) {
  const { objects } = new ReleaseStore(path.join(folder, 'store'));
  const read: typeof objects.read = async (name) => {
    if (isAway) throw new Error('The release store answered 503');
    return objects.read(name);
  };
  const store = new ReleaseStore({ ...objects, read }, key, { ...made.server(memory), online });
  const dependency = createDependency('releases', { deadlineMs: 5_000, openMs: 20 });
  const copies = createReleaseCopies(store, { dependency, folder: path.join(folder, 'copies') });
  onTestFinished(copies.flush);
  return copies;
}

const versionOf = async ({ store }: ReturnType<typeof serve>) =>
  (await store.readDocument()).document.microFrontends['@suite/mf-map']?.[0]?.metadata.version;
const textOf = async ({ store }: ReturnType<typeof serve>, name: string) =>
  (await store.objects.read(name))?.bytes.toString();
const MANIFEST = `r/mf-map/${ONE}/mf-manifest.json`;

it('goes on with what it has while the store is away, which is said, and so does the next process', async () => {
  const first = serve();
  expect([await versionOf(first), first.copiedAt]).toEqual([ONE, null]);
  await first.flush();
  isAway = true;
  const second = serve();
  for (const one of [first, second]) {
    await expect.poll(() => versionOf(one).catch(() => null)).toBe(ONE);
    expect(one.copiedAt).toBeInstanceOf(Date);
    // Nobody has asked for it before.
    expect(await textOf(one, MANIFEST)).toBe('{"name":"mf_map"}');
  }
  isAway = false;
  await new Releases(person(), { author: '', reason: '' }).release('mf-map', TWO);
  await expect.poll(() => versionOf(first)).toBe(TWO);
  expect([first.copiedAt, first.trust.state]).toEqual([null, 'good']);
});

it('renews a timestamp that is over, and takes over what is new with it', async () => {
  const server = serve();
  expect(await versionOf(server)).toBe(ONE);
  const store = person();
  await new Releases(store, { author: '', reason: '' }).release('mf-map', TWO);
  await endTimestamp(store, made.trust());
  await expect(person().readDocument()).rejects.toThrow('The timestamp ended at');
  expect(await versionOf(server)).toBe(TWO);
  expect((await person().readDocument()).document).toEqual((await server.store.readDocument()).document);
});

it('goes on with what it has where it may not renew a timestamp that is over, and says so', async () => {
  const server = serve(made.signingKey);
  expect(await versionOf(server)).toBe(ONE);
  const store = person();
  await new Releases(store, { author: '', reason: '' }).release('mf-map', TWO);
  await endTimestamp(store, made.trust());
  const other = signingKeyOf(makeKey(), 'The key');
  const trust = { ...made.server(memory), online: other.trustKey };
  const dependency = createDependency('releases', { deadlineMs: 5_000, openMs: 20 });
  await server.flush();
  const outsider = createReleaseCopies(new ReleaseStore(path.join(folder, 'store'), other, trust), {
    dependency,
    folder: path.join(folder, 'copies'),
  });
  expect(await versionOf(outsider)).toBe(ONE);
  expect(outsider.trust).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('none that the root names'),
  });
});

it('has files of a store that lost them, and none that was not published', async () => {
  const server = serve();
  expect(await versionOf(server)).toBe(ONE);
  await server.flush();
  await rm(path.join(folder, 'store', 'r'), { recursive: true });
  const { objects } = person();
  await objects.write(`r/mf-map/${ONE}/evil.js`, Buffer.from('evil()'));
  await objects.write('r/mf-evil/1/evil.js', Buffer.from('evil()'));
  const names = [
    MANIFEST,
    `r/mf-map/${ONE}/evil.js`,
    'r/mf-evil/1/evil.js',
    `r/mf-map/${ONE}/files.json`,
    'r/x',
  ];
  expect(await Promise.all(names.map((name) => textOf(server, name)))).toEqual([
    '{"name":"mf_map"}',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  await server.look();
  expect(server.trust.state).toBe('refused');
});

it('signs what was verified with its own key where its signature is gone', async () => {
  const server = serve();
  const signed = await server.store.readSigned();
  await rm(path.join(folder, 'store', 'signatures'), { recursive: true });
  const again = await serve().store.readSigned();
  expect(again?.bytes).toEqual(signed?.bytes);
  expect(isSigned(again?.bytes ?? Buffer.alloc(0), again?.signature ?? '', made.signingKey.publicKey)).toBe(
    true,
  );
});

it('serves what counts, signed by the key of its pages, while all keys are changed one after the other, the root too', async () => {
  const next = signingKeyOf(makeKey(), 'The next');
  const [root, targets, operator] = [aTrustKey(), aTrustKey(), aTrustKey()];
  const offline = { root: [...made.offline.root, root], targets: [...made.offline.targets, targets] };
  const withOther = { ...made.signingKey, otherPublicKey: next.publicKey };
  const nextWithOther = { ...next, otherPublicKey: made.signingKey.publicKey };
  const servers = [
    { key: withOther, copies: serve(withOther) },
    { key: nextWithOther, copies: serve(nextWithOther, next.trustKey) },
  ];
  const visit = async (step: string) => {
    for (const { key, copies } of servers) {
      const signed = await copies.store.readSigned();
      const isGood = signed !== null && isSigned(signed.bytes, signed.signature, key.publicKey);
      await copies.look();
      expect([step, isGood, await versionOf(copies), copies.trust]).toEqual([
        step,
        true,
        ONE,
        { state: 'good', reason: null, since: null },
      ]);
    }
  };
  const open = (key = made.signingKey, ring = [made.operator]) =>
    new ReleaseStore(path.join(folder, 'store'), key, { ...made.trust(ring), online: key.trustKey });
  await visit('before');
  const grants = { root, targets, online: next.trustKey, 'mf-map': operator, shell: operator };
  for (const [role, { publicKey }] of Object.entries(grants)) {
    await grantKey(
      open(),
      role,
      publicTrustKey(publicKey, role === 'shell' ? 'mf-map-2' : `${role}-2`),
      offline,
    );
    await visit(`grant ${role}`);
  }
  for (const [role, name] of [
    ['root', 'root'],
    ['targets', 'targets'],
    ['online', 'online'],
    ['mf-map', 'operator'],
    ['shell', 'operator'],
  ] as const) {
    await revokeKey(open(next, [operator]), role, name, offline);
    await visit(`revoke ${role}`);
  }
  await expect(new Releases(open(next), { author: '', reason: '' }).pin('mf-map', true)).rejects.toThrow(
    'No key here may release mf-map',
  );
});
