import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseStore, Releases } from '@suite/release';
import { makeTrust, publishMade } from '@suite/release/fixtures';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const [ONE, TWO] = ['1.0.0-00000001', '1.0.0-00000002'] as const;

it('says by whose key a release is, and whom the key of the servers spoke for; nothing of a store that is refused', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const made = await makeTrust((key) => new ReleaseStore(folder.path, key));
  const { signingKey } = made;
  const person = new ReleaseStore(folder.path, signingKey, made.trust());
  await publishMade(person, 'shell', ONE);
  for (const version of [ONE, TWO]) await publishMade(person, 'mf-map', version);
  const releases = new Releases(person, { author: 'a flag', reason: '' });
  await releases.releaseTogether([
    { app: 'shell', version: ONE },
    { app: 'mf-map', version: ONE },
  ]);
  await releases.release('mf-map', TWO, { traffic: 5 });
  const app = await openTestApp(FAST_BACKEND, {
    store: new ReleaseStore(folder.path, signingKey, made.server()),
    signingKey,
  });
  onTestFinished(() => app.close());
  const headers = app.headersOf.super_admin;
  const look = () => app.call('getDeliveryStatus', { headers });
  const change = (action: 'pause' | 'abort') =>
    app.call('changeRelease', {
      headers,
      params: { app: 'mf-map' },
      body: { action, version: TWO, reason: '' },
    });
  const lastChange = async () =>
    (await look()).json().data.apps.find((one: { app: string }) => one.app === 'mf-map').lastChange;

  expect(await lastChange()).toMatchObject({
    author: 'operator',
    key: { name: 'operator', fingerprint: expect.stringMatching(/^[\da-f]{16}$/) },
  });
  expect((await change('pause')).statusCode).toBe(200);
  expect(await lastChange()).toMatchObject({ author: 'First super_admin', key: { name: 'server' } });

  await writeFile(path.join(folder.path, 'discovery.json'), '{}');
  expect((await look()).statusCode).toBe(503);
  const refused = await change('abort');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The discovery document is none that was released: no key signed it.',
  ]);
});
