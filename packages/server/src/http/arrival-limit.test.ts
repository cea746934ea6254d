import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { limitArrivals } from './arrival-limit.ts';
import { receiveArchive } from './receive-archive.ts';

/** More than a busy machine takes from the head of a request to its handler. */
const LIMIT_MS = 400;
const EVERY_MS = 20;

/** Sends a byte of a ZIP every few milliseconds; gives the status, or null where the connection was closed. */
async function upload(origin: string, path: string, bytes: number, everyMs: number): Promise<number | null> {
  const headers = { 'content-type': 'application/zip', 'content-length': bytes };
  const sent = request(`${origin}${path}`, { method: 'POST', headers });
  const status = new Promise<number | null>((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? null));
    sent.on('error', () => resolve(null));
  });
  for (let sentBytes = 0; sentBytes < bytes && !sent.destroyed; sentBytes += 1) {
    sent.write('x');
    await new Promise((resume) => setTimeout(resume, everyMs));
  }
  sent.end();
  return status;
}

it('a body has a time to arrive in, but an archive has all that it needs as long as it goes on', async () => {
  await using folder = await temporaryFolder();
  await mkdir(`${folder.path}/archives`);
  // A connection whose request never ended would be waited for.
  const http = Fastify({ forceCloseConnections: true });
  onTestFinished(() => http.close());
  limitArrivals(http, LIMIT_MS);
  http.addContentTypeParser('application/zip', (_request, _payload, done) => done(null));
  http.post('/plain', async (request) => request.raw.resume().toArray());
  const takes =
    (pace: Parameters<typeof receiveArchive>[2]) => async (request: Parameters<typeof receiveArchive>[0]) =>
      receiveArchive(request, `${folder.path}/archives`, pace).then((archive) => archive.remove());
  http.post('/archive', takes({ bytes: 1, everyMs: 1000 }));
  http.post('/slow', takes({ bytes: 1000, everyMs: LIMIT_MS }));
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  expect(await upload(origin, '/plain', 30, EVERY_MS)).toBeNull();
  expect(await upload(origin, '/archive', 30, EVERY_MS)).toBe(200);
  expect(await upload(origin, '/slow', 30, EVERY_MS)).not.toBe(200);
});
