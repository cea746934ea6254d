import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { makeKey, signingKeyOf } from '@suite/release';
import { createApp } from '@suite/server';
import { CANARY, makeReleases, STABLE } from '@suite/server/testing';
import { freePort } from '@suite/testing/free-port';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCertificates, NGINX, startNginx } from './cluster/nginx.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`;

describe.skipIf(!NGINX)('the nginx configuration', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let app: Awaited<ReturnType<typeof createApp>>;
  let endNginx: (() => Promise<void>) | undefined;
  let origin: string;
  let redirecting: string;
  let tlsPort: number;

  beforeAll(async () => {
    folder = await temporaryFolder();
    // Its workers may be another user.
    execFileSync('chmod', ['755', folder.path]);
    const signingKey = signingKeyOf(makeKey(), 'The key');
    const store = await makeReleases(path.join(folder.path, 'store'), signingKey);
    const put = (name: string, text: string | Buffer) => store.objects.write(name, Buffer.from(text));
    await put(`r/shell/${STABLE}/index.html`, '<html><head><title>Homes</title></head></html>');
    await put(`r/mf-map/${CANARY}/main.js`, SCRIPT);
    await put(`r/mf-map/${CANARY}/main.js.gz`, gzipSync(SCRIPT));
    await makeCertificates(folder.path);
    app = await createApp({
      tls: { certificate: inCertificates('server.pem'), key: inCertificates('server.key') },
      mediaDir: folder.path,
      store,
      signingKey,
      logLevel: 'silent',
      rateLimits: false,
    });
    const [listen, redirect, upstream] = [await freePort(), await freePort(), await freePort()];
    tlsPort = await freePort();
    await app.http.listen({ port: upstream, host: '127.0.0.1' });
    endNginx = await startNginx({
      folder: folder.path,
      // Once as behind a proxy that has TLS.
      listen: `127.0.0.1:${listen}; listen 127.0.0.1:${tlsPort} ssl`,
      redirect,
      servers: [upstream],
      store: path.join(folder.path, 'store'),
    });
    redirecting = `http://127.0.0.1:${redirect}`;
    origin = `http://127.0.0.1:${listen}`;
    await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), 10_000);
  });
  afterAll(async () => {
    await endNginx?.();
    await app?.close();
    await folder?.[Symbol.asyncDispose]();
  });

  const inCertificates = (name: string) => path.join(folder.path, name);

  const page = (url: string) => fetch(origin + url, { headers: { accept: 'text/html' } });

  it('gives assets for ever, to every origin, packed as they were published', async () => {
    const response = await fetch(`${origin}/r/mf-map/${CANARY}/main.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(await response.text()).toBe(SCRIPT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect(response.headers.get('strict-transport-security')).toBeNull();
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await fetch(`${origin}/r/mf-map/${CANARY}/main.js`, { headers });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    for (const url of [`/r/mf-map/${CANARY}/main.js.gz`, '/r/../discovery.json.lock', '/r/none.js']) {
      expect([url, (await fetch(origin + url)).status]).toEqual([url, 404]);
    }
  });

  it('gives the shell for every page, with its cookie and policy, kept by nobody', async () => {
    const response = await page('/rs/map');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="discovery-document"');
    expect(response.headers.get('set-cookie')).toMatch(/^suite_uid=/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await page('/nowhere')).status).toBe(404);
  });

  it('keeps the metrics of the server to itself', async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });

  /** The protocol and the cipher that are agreed on; null where nothing is. */
  async function handshake(port: number, offered: ConnectionOptions): Promise<string | null> {
    const socket = connect({
      port,
      host: '127.0.0.1',
      servername: 'site',
      rejectUnauthorized: false,
      ...offered,
    });
    try {
      await once(socket, 'secureConnect');
      return `${socket.getProtocol()} ${socket.getCipher().standardName}`;
    } catch {
      return null;
    } finally {
      socket.destroy();
    }
  }

  it('speaks TLS 1.2 and 1.3 with visitors, by ciphers that are recommended, and nothing else', async () => {
    expect(await handshake(tlsPort, {})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
    expect(await handshake(tlsPort, { maxVersion: 'TLSv1.2' })).toBe(
      'TLSv1.2 TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384',
    );
    // What a client of today offers if it is told to.
    const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    for (const maxVersion of ['TLSv1', 'TLSv1.1'] as const)
      expect([maxVersion, await handshake(tlsPort, { ...old, maxVersion })]).toEqual([maxVersion, null]);
    for (const ciphers of [
      'AES128-SHA',
      'AES256-GCM-SHA384',
      'ECDHE-ECDSA-AES128-SHA',
      'ECDHE-ECDSA-AES256-SHA384',
    ])
      expect([ciphers, await handshake(tlsPort, { ciphers, maxVersion: 'TLSv1.2' })]).toEqual([
        ciphers,
        null,
      ]);
  });

  it('leads pages of plain HTTP to HTTPS, and nothing that programs call', async () => {
    const ask = (url: string, method = 'GET') => fetch(redirecting + url, { method, redirect: 'manual' });
    const page = await ask('/rs/map?x=1');
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://127.0.0.1/rs/map?x=1']);
    for (const [url, method] of [
      ['/api/v1/users/auth', 'POST'],
      ['/api/v1/frontend/projects', 'GET'],
      ['/th-server/telemetry', 'GET'],
      ['/enquiry', 'POST'],
    ] as const) {
      const response = await ask(url, method);
      expect([url, response.status, response.headers.get('location')]).toEqual([url, 403, null]);
    }
  });

  it('speaks TLS with the server, and with no other: the server takes nothing in the clear', async () => {
    const { port } = app.http.server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    expect(await handshake(port, {})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await handshake(port, old)).toBeNull();
    for (const ciphers of ['AES128-SHA', 'ECDHE-ECDSA-AES128-SHA'])
      expect([ciphers, await handshake(port, { ciphers, maxVersion: 'TLSv1.2' })]).toEqual([ciphers, null]);
  });

  it('gives nothing back to TRACE', async () => {
    const socket = connectPlain(Number(new URL(origin).port), '127.0.0.1');
    socket.write('TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: of the sender\r\nConnection: close\r\n\r\n');
    const response = await text(socket);
    expect([response.slice(0, 12), response.includes('of the sender')]).toEqual(['HTTP/1.1 405', false]);
  });

  it('passes the API on', async () => {
    const response = await fetch(`${origin}/api/v1/frontend/projects`);
    expect([response.status, (await response.json()).code]).toEqual([503, 'starting']);
  });

  it('gives the document with its canary, packed, and keeps it while the server is down', async () => {
    const response = await fetch(`${origin}/discovery.json`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toContain(CANARY);
    const signature = await (await fetch(`${origin}/discovery.json.sig`)).text();
    await app.http.close();
    const later = await fetch(`${origin}/discovery.json`);
    expect([later.status, (await later.text()).includes(CANARY)]).toEqual([200, true]);
    expect(await (await fetch(`${origin}/discovery.json.sig`)).text()).toBe(signature);
    // Longer than it is kept: the copy of before serves on.
    await expect
      .poll(async () => (await fetch(`${origin}/discovery.json`)).headers.get('x-cache'), {
        timeout: 15_000,
        interval: 500,
      })
      .toBe('STALE');
    expect((await fetch(`${origin}/discovery.json`)).status).toBe(200);
    expect((await page('/map')).status).toBe(502);
  });
});
