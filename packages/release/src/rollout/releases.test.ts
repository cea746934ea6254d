import { rm } from 'node:fs/promises';
import type { AppName } from '@suite/contracts';
import { openS3Server, type S3Server } from '@suite/testing/s3-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOf, versionsOf } from '../document/document.ts';
import { publishMade, temporaryFolder } from '../fixtures/release.ts';
import { isSigned, makeKey, signingKeyOf } from '../signing/signing-key.ts';
import { openReleaseStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { Releases } from './releases.ts';
import { RolloutError } from './rollout.ts';

const [ONE, TWO, THREE] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];
const key = signingKeyOf(makeKey(), 'The key');

const PLACES: Readonly<Record<string, () => Promise<S3Server | undefined>>> = {
  'a folder': async () => undefined,
  'S3-compatible storage': openS3Server,
};

describe.each(Object.keys(PLACES))('releases in %s', (place) => {
  let dataDir: string;
  let store: ReleaseStore;
  let releases: Releases;
  let open: () => ReleaseStore;
  let close: () => Promise<unknown>;

  beforeEach(async () => {
    dataDir = await temporaryFolder();
    const server = await PLACES[place]?.();
    open = () => openReleaseStore({ dataDir, storeUrl: server?.url }, key);
    store = open();
    releases = new Releases(store, { author: 'ana', reason: 'because' });
    close = async () => {
      await server?.[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    };
    await publishMade(store, 'shell', ONE);
    for (const version of [ONE, TWO, THREE]) await publishMade(store, 'mf-map', version);
    await releases.releaseTogether([
      { app: 'shell', version: ONE },
      { app: 'mf-map', version: ONE },
    ]);
  });
  afterEach(() => close());

  const served = async (app: AppName = 'mf-map') =>
    versionsOf((await store.readDocument()).document, app).map(
      ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
    );
  const facts = async () => factsOf((await store.readDocument()).document);

  it('go from 5 percent to everybody', async () => {
    await releases.release('mf-map', TWO, { traffic: 5 });
    expect(await served()).toEqual([`${ONE} 95`, `${TWO} 5`]);
    await releases.step('mf-map');
    expect(await served()).toEqual([`${ONE} 75`, `${TWO} 25`]);
    await releases.step('mf-map', 60);
    expect(await served()).toEqual([`${ONE} 40`, `${TWO} 60`]);
    await releases.promote('mf-map');
    expect(await served()).toEqual([`${TWO} 100`]);
  });

  it('delivery: rollback: the next document has the version before, and the one after is revoked', async () => {
    await releases.release('mf-map', TWO);
    await releases.release('mf-map', THREE);
    await releases.rollback('mf-map');
    expect(await served()).toEqual([`${TWO} 100`]);
    await releases.rollback('mf-map');
    expect(await served()).toEqual([`${ONE} 100`]);
    expect((await facts()).revoked).toEqual([`mf-map@${THREE}`, `mf-map@${TWO}`]);
    await expect(releases.rollback('mf-map')).rejects.toThrow('mf-map has no earlier version to go back to');
    await expect(releases.rollback('mf-map', TWO)).rejects.toThrow('was taken back');
    await releases.release('mf-map', TWO, { again: true });
    expect((await facts()).revoked).toEqual([`mf-map@${THREE}`]);
  });

  it('are taken back, of a named version only while it is the canary', async () => {
    await releases.release('mf-map', TWO, { traffic: 25 });
    await expect(releases.abort('mf-map', THREE)).rejects.toThrow(RolloutError);
    await releases.abort('mf-map', TWO);
    expect(await served()).toEqual([`${ONE} 100`]);
    await expect(releases.release('mf-map', TWO, { traffic: 5 })).rejects.toThrow('was taken back');
  });

  it('have a history that says who, when, why, from and to, and revisions that rise', async () => {
    await releases.release('mf-map', TWO, { traffic: 5 });
    await releases.abort('mf-map');
    const history = await store.history();
    expect(
      history.map(({ revision, author, reason, action, app, from, to }) => [
        revision,
        author,
        reason,
        action,
        app,
        from,
        to,
      ]),
    ).toEqual([
      [1, 'ana', 'because', 'release', 'shell mf-map', null, `${ONE} ${ONE}`],
      [2, 'ana', 'because', 'release', 'mf-map', ONE, TWO],
      [3, 'ana', 'because', 'abort', 'mf-map', `${ONE}, 5 % ${TWO}`, ONE],
    ]);
    for (const { at } of history) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    expect(await facts()).toMatchObject({ revision: 3, author: 'ana', reason: 'because' });
  });

  it('are signed: the very bytes that are served, and no others', async () => {
    await releases.release('mf-map', TWO);
    const signed = await store.readSigned();
    const beside = await store.objects.read('discovery.json.sig');
    expect(beside?.bytes.toString()).toBe(signed?.signature);
    const bytes = signed?.bytes ?? Buffer.alloc(0);
    expect(isSigned(bytes, signed?.signature ?? '', key.publicKey)).toBe(true);
    const flipped = Buffer.from(bytes);
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    expect(isSigned(flipped, signed?.signature ?? '', key.publicKey)).toBe(false);
  });

  it('delivery: two publishers at once: one is told to try again, and neither release is lost', async () => {
    await publishMade(store, 'mf-panels', ONE);
    const other = new Releases(open(), { author: 'mia', reason: '' });
    await Promise.all([releases.release('mf-map', TWO), other.release('mf-panels', ONE)]);
    expect([await served('mf-map'), await served('mf-panels')]).toEqual([[`${TWO} 100`], [`${ONE} 100`]]);
    expect((await facts()).revision).toBe(3);
    expect((await store.history()).map(({ revision }) => revision)).toEqual([1, 2, 3]);
    const signed = await store.readSigned();
    expect(isSigned(signed?.bytes ?? Buffer.alloc(0), signed?.signature ?? '', key.publicKey)).toBe(true);
  });

  it('hold a start of the suite back from what a person decided', async () => {
    expect(await releases.isHeld('mf-map', TWO)).toBe(false);
    await releases.release('mf-map', TWO, { traffic: 5 });
    expect(await releases.isHeld('mf-map', THREE)).toBe(true);
    await releases.abort('mf-map');
    expect([await releases.isHeld('mf-map', TWO), await releases.isHeld('mf-map', THREE)]).toEqual([
      true,
      false,
    ]);
    await releases.pin('mf-map', true);
    expect(await releases.isHeld('mf-map', THREE)).toBe(true);
    await releases.pin('mf-map', false);
    await releases.lock(['mf-map'], true);
    expect(await releases.isHeld('mf-map', THREE)).toBe(true);
  });

  it('name the same files elsewhere when they are there', async () => {
    await releases.release('mf-map', TWO, { fallbackOrigin: 'https://files.example' });
    const [entry] = versionsOf((await store.readDocument()).document, 'mf-map');
    expect(entry?.fallbackUrl).toBe(`https://files.example/r/mf-map/${TWO}/mf-manifest.json`);
    expect(entry?.extras.suite.entry.fallbackUrl).toBe(
      `https://files.example${entry?.extras.suite.entry.url}`,
    );
  });

  it('refuse a version that is not in the store', async () => {
    await expect(releases.release('mf-map', '9.9.9')).rejects.toThrow('mf-map 9.9.9 is not published');
  });
});
