import {
  type ConfiguredKeys,
  isSigned,
  makeKey,
  openReleaseStore,
  openSigningKey,
  signingKeyOf,
} from '@suite/release';
import { openS3Server } from '@suite/testing/s3-server';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { fillReleases, STABLE } from '../testing/made-releases.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`;
const signingKey = signingKeyOf(makeKey(), 'The key');

it('serves a document with a signature of the key that its pages have, before and while keys are changed', async () => {
  await using folder = await temporaryFolder();
  const [former, next] = [makeKey(), makeKey()];
  const serve = async (keys: ConfiguredKeys) => {
    const key = await openSigningKey(folder.path, keys);
    const store = openReleaseStore({ dataDir: folder.path }, key);
    const options = {
      mediaDir: folder.path,
      store,
      signingKey: key,
      logLevel: 'silent',
      rateLimits: false,
    } as const;
    const app = await createApp(options);
    const get = async (url: string) =>
      (await app.http.inject({ url, headers: { accept: 'text/html' } })).body;
    const [page, text, signature] = [
      await get('/map'),
      await get('/discovery.json'),
      await get('/discovery.json.sig'),
    ];
    const ofPage = /<meta name="discovery-key" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const inPage = /id="discovery-signature"[^>]*>"?([^"<]+)/.exec(page)?.[1]?.trim() ?? '';
    await app.close();
    const bytes = Buffer.from(text);
    return { key: ofPage, isGood: [signature, inPage].map((one) => isSigned(bytes, one, ofPage)) };
  };
  const first = openReleaseStore({ dataDir: folder.path }, signingKeyOf(former, 'The former'));
  await fillReleases(first);
  await first.objects.write(`r/shell/${STABLE}/index.html`, Buffer.from('<html><head></head></html>'));

  const [before, rolling, after] = [
    await serve({ key: former, otherKey: next }),
    await serve({ key: next, otherKey: former }),
    await serve({ key: next }),
  ];
  expect([before.isGood, rolling.isGood]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(rolling.key).not.toBe(before.key);
  // Without the former key nobody vouches for what it signed, until something is released.
  expect(after.isGood).toEqual([false, false]);
});

it('serves pages, the document and assets from S3-compatible storage as from a folder', async () => {
  await using storage = await openS3Server();
  await using folder = await temporaryFolder();
  const store = openReleaseStore({ dataDir: folder.path, storeUrl: storage.url }, signingKey);
  const put = (name: string, text: string) => store.objects.write(name, Buffer.from(text));
  await fillReleases(store);
  await put(`r/shell/${STABLE}/index.html`, '<html><head><title>Shell</title></head></html>');
  await put('r/mf-map/v1/main.js', SCRIPT);
  await put('r/mf-map/v1/main.js.br', 'x');
  const app = await createApp({
    mediaDir: folder.path,
    store,
    signingKey,
    logLevel: 'silent',
    rateLimits: false,
  });
  const get = (url: string) => app.http.inject({ url, headers: { accept: 'text/html' } });
  expect((await get('/map')).body).toContain('<title>Shell</title>');
  const stored = await store.readSigned();
  expect((await get('/discovery.json')).rawPayload).toEqual(stored?.bytes);
  expect((await get('/discovery.json.sig')).body).toBe(stored?.signature);
  const asset = await get('/r/mf-map/v1/main.js');
  expect([asset.body, asset.headers['content-type']]).toEqual([SCRIPT, 'text/javascript; charset=utf-8']);
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const name of ['etag', 'x-request-id']) expect(asset.headers).not.toHaveProperty(name);
  const none = ['/r/mf-map/v1/none.js', '/r/mf-map/v1/main.js.br', '/r/..%2fdiscovery.json', '/r/', '/r/.'];
  for (const url of none) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  await app.close();
});
