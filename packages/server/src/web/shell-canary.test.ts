import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreviewClaim } from '@suite/contracts';
import { makeKey, previewLink, ReleaseStore, Releases, signingKeyOf } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInWith } from '../testing/browser.ts';
import { TEST_PASSWORD } from '../testing/identities.ts';
import { shellEntry } from '../testing/shell-release.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';
import { START_LOCK_HASH, START_LOCK_SCRIPT } from './start-lock.ts';

const WATCH = (version: string) => `globalThis.watched='${version}'`;
const start = (version: string) =>
  `<script crossorigin defer integrity="sha256-x" src="/r/shell/${version}/main.js"></script>` +
  `<link crossorigin href="/r/shell/${version}/main.css" integrity="sha256-y" rel="stylesheet">`;
const page = (version: string) =>
  `<!doctype html><html><head><title>Homes</title><script>${WATCH(version)}</script>${start(version)}</head><body>Shell ${version}</body></html>`;
const hashOf = (version: string) =>
  `'sha256-${createHash('sha256').update(WATCH(version)).digest('base64')}'`;
const former = (html: string) => /<template id="former-shell"[^>]*>(.*?)<\/template>/.exec(html)?.[1];
const visitor = (index: number) => index.toString(16).padStart(32, '0');

describe('a canary of the shell', () => {
  const signingKey = signingKeyOf(makeKey(), 'The key');
  let http: FastifyInstance;
  let call: TestApp['call'];
  let store: ReleaseStore;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryFolder();
    store = new ReleaseStore(folder.path, signingKey);
    for (const version of ['old1', 'new2']) {
      await mkdir(store.versionFolder('shell', version), { recursive: true });
      await writeFile(path.join(store.versionFolder('shell', version), 'index.html'), page(version));
    }
    const app = await openTestApp(FAST_BACKEND, { store, signingKey, staffSecondFactor: 'optional' });
    ({ http, call } = app);
    dispose = async () => {
      await app.close();
      await folder[Symbol.asyncDispose]();
    };
  });
  afterAll(() => dispose());

  /** The document with so many percent of the visitors on the canary; none has it without a number. */
  async function release(percent: number | null): Promise<void> {
    const { document, tag } = await store.readDocument();
    const stable = shellEntry('old1', true);
    const canary = shellEntry('new2', false);
    const traffic = percent ?? 0;
    const shell = [
      { ...stable, deployment: { ...stable.deployment, traffic: 100 - traffic } },
      { ...canary, deployment: { ...canary.deployment, traffic, salt: 'r2', cohorts: ['qa'] } },
    ];
    const microFrontends = { '@suite/shell': percent === null ? [stable] : shell };
    await store.writeDocument({ ...document, microFrontends }, tag);
  }
  beforeEach(() => release(100));

  const cookieOf = async (person: string) =>
    (await logInWith(call, { email: `${person}@people.example`, password: TEST_PASSWORD })).cookie;

  const get = (index: number, url = '/map', cookie = '') =>
    http.inject({
      url,
      headers: { accept: 'text/html', cookie: `suite_uid=${visitor(index)}; ${cookie}` },
    });
  const shownTo = async (index: number, url = '/map', cookie = '') =>
    /Shell (\w+)/.exec((await get(index, url, cookie)).body)?.[1];

  it('is the page of its visitors, with the hash of its own inline script in the policy', async () => {
    const { body, headers } = await get(1);
    expect(body).toContain('Shell new2');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' ${hashOf('new2')} ${START_LOCK_HASH};`,
    );
    expect(headers['content-security-policy']).not.toContain(hashOf('old1'));
  });

  it('brings what starts the stable version along, asleep', async () => {
    expect(former((await get(1)).body)).toBe(
      `<p role="status">The page is being opened in its previous version.</p>${start('old1')}`,
    );
    expect((await get(1)).body).toContain('title="suite_failed_shell=new2;path=/;samesite=lax"');
    await release(0);
    expect(former((await get(1)).body)).toBeUndefined();
  });

  it('lets the service worker find out that it hangs, where there is a version to take its place', async () => {
    const { body, headers } = await get(1);
    expect(body).toContain(START_LOCK_SCRIPT);
    expect(headers['content-security-policy']).toContain('trusted-types default start');
    await release(0);
    const stable = await get(1);
    expect(stable.body).not.toContain(START_LOCK_SCRIPT);
    expect(stable.headers['content-security-policy']).not.toContain(START_LOCK_HASH);
  });

  it.each([
    [100, 'private, no-store'],
    [0, 'private, no-cache'],
    [null, 'no-cache'],
  ])('of %s percent has its pages kept %s', async (percent, caching) => {
    await release(percent);
    expect((await get(1)).headers['cache-control']).toBe(caching);
  });

  it('is no answer to who has the page of the stable version', async () => {
    await release(0);
    const { headers } = await get(1);
    await release(100);
    const again = await http.inject({
      url: '/map',
      headers: {
        accept: 'text/html',
        cookie: `suite_uid=${visitor(1)}`,
        'if-none-match': String(headers.etag),
      },
    });
    expect([again.statusCode, again.headers.etag === headers.etag]).toEqual([200, false]);
  });

  it('is given to the same visitors each time, and to more when its share rises', async () => {
    const onIt = async () => {
      const shown = [];
      // One after the other: a store that is asked for all of them at once may count as away.
      for (let index = 0; index < 200; index += 1) shown.push(await shownTo(index));
      return shown.flatMap((version, index) => (version === 'new2' ? index : []));
    };
    await release(5);
    const few = await onIt();
    expect(few.length).toBeGreaterThan(2);
    expect(few.length).toBeLessThan(25);
    expect(await onIt()).toEqual(few);
    await release(25);
    expect(await onIt()).toEqual(expect.arrayContaining(few));
    await release(0);
    expect(await onIt()).toEqual([]);
  });

  const linkOf = (claim: PreviewClaim) =>
    new URL(previewLink('http://localhost/map', claim, signingKey)).search;
  const expires = Date.now() + 60_000;

  it.each([
    ['a signed link to a cohort', linkOf({ cohort: 'qa', expires }), 'new2'],
    ['a signed link to the version', linkOf({ remote: 'shell', version: 'new2', expires }), 'new2'],
    ['a link that is over', linkOf({ cohort: 'qa', expires: 1 }), 'old1'],
    ['a link that nobody signed', '?suite-preview=nonsense', 'old1'],
    ['a cohort in the address', '?cohort=qa', 'old1'],
    ['a version in the address', '?override=shell@new2', 'old1'],
    ['nothing', '', 'old1'],
  ])('is what a visitor gets by a signed link alone: by %s', async (_, search, version) => {
    await release(0);
    expect(await shownTo(1, `/map${search}`)).toBe(version);
  });

  it.each([
    ['?cohort=qa', 'new2'],
    ['?override=shell@new2', 'new2'],
    ['?override=shell@elsewhere', 'old1'],
    ['?overrides', 'old1'],
  ])('is what somebody who works here asks for by name: %s', async (search, version) => {
    await release(0);
    expect(await shownTo(1, `/map${search}`, `rt=${await cookieOf('sales_agent')}`)).toBe(version);
    expect(await shownTo(1, `/map${search}`, `rt=${await cookieOf('user')}`)).toBe('old1');
    expect(await shownTo(1, `/map${search}`, 'rt=forged.0.forged')).toBe('old1');
  });

  it('is granted in the page, which is kept nowhere', async () => {
    const search = '?override=mf-map@1&override=mf-map@</script>&cohort=qa';
    const granted = await get(1, `/map${search}`, `rt=${await cookieOf('sales_agent')}`);
    expect(granted.headers['cache-control']).toContain('no-store');
    const data = /<script type="application\/json" id="granted-choice">(.*?)<\/script>/.exec(
      granted.body,
    )?.[1];
    expect(JSON.parse(data ?? '')).toEqual({ overrides: ['mf-map@1', 'mf-map@</script>'], cohorts: ['qa'] });
    expect((await get(1, `/map${search}`)).body).not.toContain('granted-choice');
  });

  it('that did not start in this browser is not given to it again', async () => {
    expect(await shownTo(1, '/map', 'suite_failed_shell=new2')).toBe('old1');
    expect(await shownTo(1, '/map', 'suite_failed_shell=older')).toBe('new2');
  });

  it('is paused and taken back as any other, and its page with it', async () => {
    const releases = new Releases(store, { author: 'judge', reason: 'worse' });
    await releases.pause('shell', 'new2');
    expect(await shownTo(1)).toBe('old1');
    await release(100);
    await releases.abort('shell', 'new2');
    expect(await shownTo(1)).toBe('old1');
    const asStaff = `rt=${await cookieOf('sales_agent')}`;
    expect(await shownTo(1, '/map?override=shell@new2', asStaff)).toBe('old1');
    await expect(releases.release('shell', 'new2', { traffic: 5 })).rejects.toThrow();
  });

  it('whose page the store has lost is not what its visitors get', async () => {
    const { document, tag } = await store.readDocument();
    const [stable] = document.microFrontends['@suite/shell'] ?? [];
    const lost = shellEntry('lost', false);
    const canary = { ...lost, deployment: { ...lost.deployment, traffic: 100, salt: 'r3' } };
    if (!stable) throw new TypeError('No stable shell');
    await store.writeDocument({ ...document, microFrontends: { '@suite/shell': [stable, canary] } }, tag);
    expect(await shownTo(1)).toBe('old1');
  });
});
