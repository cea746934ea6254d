import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { isSigned, makeKey, ReleaseStore, Releases, signingKeyOf } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from '../index.ts';
import { shellEntry } from '../testing/shell-release.ts';
import { REVEAL_HASH } from './plain/plain-document.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`;
const page = (version: string, title = 'Homes') =>
  `<!doctype html><html><head><title>${title}</title></head><body>Shell ${version}</body></html>`;
const signingKey = signingKeyOf(makeKey(), 'The key');

async function open(storeDir: string, options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const store = new ReleaseStore(storeDir, signingKey);
  const app = await createApp({
    mediaDir: storeDir,
    store,
    signingKey,
    logLevel: 'silent',
    rateLimits: false,
    ...options,
  });
  return app.http;
}

/** The parts that a page has from the server, by the ids of their elements. */
function partsOf(html: string): Record<string, string> {
  const scripts = [...html.matchAll(/<script type="application\/json" id="([\w-]+)">([^<]*)<\/script>/g)];
  const key = /<meta name="discovery-key" content="([^"]+)">/.exec(html)?.[1] ?? '';
  return { key, ...Object.fromEntries(scripts.map(([, id, text]) => [id, text])) };
}

const PARTS = /<(script type="app|template)[^>]*>.*?<\/(script|template)>|<meta name="discovery-k.*?>/gs;

/** The page as it was built, without those parts. */
const builtPage = (html: string) => html.replaceAll(PARTS, '');

describe('the web', () => {
  let http: FastifyInstance;
  let storeDir: string;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryFolder();
    storeDir = folder.path;
    const store = new ReleaseStore(storeDir, signingKey);
    for (const version of ['abc1', 'abc2']) {
      await mkdir(store.versionFolder('shell', version), { recursive: true });
      await writeFile(path.join(store.versionFolder('shell', version), 'index.html'), page(version));
      await writeFile(path.join(store.versionFolder('shell', version), 'sw.js'), `// ${version}`);
    }
    const assets = store.versionFolder('mf-map', 'v1');
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, 'main.js'), SCRIPT);
    await writeFile(path.join(assets, 'main.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(path.join(assets, 'main.js.gz'), gzipSync(SCRIPT));
    const { document, tag } = await store.readDocument();
    const shell = [shellEntry('abc1', true), shellEntry('abc2', false)];
    await store.writeDocument({ ...document, microFrontends: { '@suite/shell': shell } }, tag);
    http = await open(storeDir);
    dispose = async () => {
      await http.close();
      await folder[Symbol.asyncDispose]();
    };
  });
  afterAll(() => dispose());

  const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
    http.inject({ url, headers });

  it('serves the service worker of the stable shell at the root, always asked for again', async () => {
    const response = await get('/sw.js', { accept: '*/*' });
    expect([response.statusCode, response.body]).toEqual([200, '// abc1']);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('serves a service worker that drops itself and its copies where the document says so', async () => {
    const releases = new Releases(new ReleaseStore(storeDir, signingKey), { author: 'eva', reason: '' });
    const worker = async () => (await get('/sw.js', { accept: '*/*' })).body;
    await releases.serviceWorker(false);
    expect(await worker()).toContain('registration.unregister()');
    await releases.serviceWorker(true);
    expect(await worker()).toBe('// abc1');
  });

  it.each([
    '/',
    '/rs',
    '/map',
    '/rs/map',
    '/masterplan/1/building/6',
    '/masterplan/1/building/6/search?status=sold',
    '/rs/masterplan/1/building/6/apartment/117',
    '/login',
  ])('gives the stable shell for %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(builtPage(response.body)).toBe(page('abc1'));
  });

  it.each([
    '/nowhere',
    '/rs/nowhere',
    '/masterplan/abc',
    '/masterplan/1/building/6/apartment/x',
    '/%E0%A4%A',
    '/%',
    '/rs/%ff',
    '/masterplan%2F1',
    '/masterplan/0',
    '/masterplan/1/view/x',
    '/masterplan/1/building/1/xyz',
    '/masterplan/x/building/1',
  ])('gives the shell with status 404 for %s, which is no route', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(builtPage(response.body).replace('\n    <meta name="robots" content="noindex">', '')).toBe(
      page('abc1', url.startsWith('/rs') ? '404 Stranica nije pronađena' : '404 Not Found'),
    );
    expect(response.body).toContain('noindex');
  });

  it.each(['/x.js', '/favicon.ico', '/r/mf-map/v1/none.js', '/r/none', '/r/', '/assets/a/b.css'])(
    'gives a plain 404 for the file %s',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('gives no page to who reads no HTML or does not read at all', async () => {
    expect((await get('/map', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await http.inject({ method: 'POST', url: '/map' })).statusCode).toBe(404);
    const head = await http.inject({ method: 'HEAD', url: '/map', headers: { accept: 'text/html' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('keeps unknown paths of the API in JSON', async () => {
    expect((await get('/api/v1/nothing')).json().code).toBe('not-found');
  });

  it('gives assets for ever, to every origin, in the encoding that was made before', async () => {
    const response = await get('/r/mf-map/v1/main.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get('/r/mf-map/v1/main.js', {});
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    expect(plain.headers['cache-control']).toContain('immutable');
  });

  it.each(['/r/..%2fdiscovery.json', '/r/%2e%2e/discovery.lock', '/r/mf-map/v1/main.js.br'])(
    'gives nothing for %s',
    async (url) => {
      const response = await http.inject({ url });
      expect(builtPage(response.body)).not.toContain('microFrontends');
      expect(response.statusCode === 200 && !response.headers['content-type']?.includes('json')).toBe(false);
    },
  );

  it('gives the discovery document fresh, with a tag', async () => {
    const first = await get('/discovery.json');
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(first.json().microFrontends['@suite/shell']).toHaveLength(2);
    const again = await get('/discovery.json', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('gives the signature of the document, fresh too', async () => {
    const [document, signature] = await Promise.all([get('/discovery.json'), get('/discovery.json.sig')]);
    expect(signature.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': 'public, max-age=5, stale-if-error=86400',
    });
    expect(isSigned(document.rawPayload, signature.body, signingKey.publicKey)).toBe(true);
    const again = await get('/discovery.json.sig', { 'if-none-match': String(signature.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('writes the document into every page, its signature and the key to verify them', async () => {
    const parts = partsOf((await get('/map')).body);
    expect(parts.key).toBe(signingKey.publicKey);
    const text = parts['discovery-document'] ?? '';
    expect(text).toBe((await get('/discovery.json')).body);
    const signature = JSON.parse(parts['discovery-signature'] ?? '""');
    expect(isSigned(Buffer.from(text), signature, signingKey.publicKey)).toBe(true);
  });

  it('packs a page for who takes it packed', async () => {
    const packed = await get('/map', { accept: 'text/html', 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const html = brotliDecompressSync(packed.rawPayload).toString();
    expect(builtPage(html)).toBe(page('abc1'));
    const again = await get('/map', { accept: 'text/html', 'if-none-match': String(packed.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('writes no key into a page where documents are not signed', async () => {
    const bare = await open(storeDir, { store: new ReleaseStore(storeDir), signingKey: undefined });
    const { body } = await bare.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(Object.keys(partsOf(body))).toEqual(['key', 'discovery-document']);
    expect(partsOf(body).key).toBe('');
    await bare.close();
  });

  it('gives a visitor a number once, over HTTPS for HTTPS alone, and varies nothing by it', async () => {
    const { headers } = await get('/map');
    expect(headers['set-cookie']).toMatch(
      /^suite_uid=[0-9a-f]{32}; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    expect(String(headers.vary)).not.toMatch(/cookie/i);
    const accept = 'text/html';
    const known = await get('/map', { accept, cookie: `suite_uid=${'0a'.repeat(16)}` });
    expect(known.headers).not.toHaveProperty('set-cookie');
    const broken = await get('/map', { accept, cookie: 'suite_uid=x' });
    expect(broken.headers['set-cookie']).toContain('suite_uid=');
    expect((await get('/discovery.json')).headers).not.toHaveProperty('set-cookie');
    const secure = await open(storeDir, { publicUrl: 'https://homes.example' });
    const page = await secure.inject({ url: '/', headers: { accept } });
    expect(page.headers['set-cookie']).toMatch(/^__Host-suite_uid=[0-9a-f]{32}; .*; Secure/);
    await secure.close();
  });

  it('protects every page by a strict policy', async () => {
    for (const url of ['/', '/nowhere', '/sw.js']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy.split(';').map((directive) => directive.trim())).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' ${REVEAL_HASH}`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
    const script = await get('/r/mf-map/v1/main.js');
    expect(script.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it('follows the document without a restart', async () => {
    const store = new ReleaseStore(storeDir, signingKey);
    const { document, tag } = await store.readDocument();
    const shell = [shellEntry('abc2', true)];
    await store.writeDocument({ ...document, microFrontends: { '@suite/shell': shell } }, tag);
    expect(builtPage((await get('/')).body)).toBe(page('abc2'));
  });
});

describe('the web without a release', () => {
  it('says so in a sentence', async () => {
    await using folder = await temporaryFolder();
    await rm(path.join(folder.path, 'r'), { recursive: true, force: true });
    const http = await open(folder.path);
    for (const url of ['/', '/discovery.json']) {
      const response = await http.inject({ url, headers: { accept: 'text/html' } });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        503,
        'text/plain; charset=utf-8',
      ]);
      expect(response.body).toMatch(/^There is no release of the shell yet\./);
    }
    await http.close();
  });
});
