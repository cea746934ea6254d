import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAppBeside, openTestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { uploadForm } from '../../testing/upload-forms.ts';
import { createScanFile } from './scan-file.ts';

/** Its first half: no scanner of the machine that runs the tests shall find it in the sources. */
const MALWARE = Buffer.from('X5O!P%@AP[4-PZX54(P^)7CC)7}$EICAR');

const COMMAND = 'zINSTREAM\0';

/** What was sent after the command, in parts with their lengths; null before the empty one that ends it. */
function fileIn(received: Buffer): Buffer | null {
  if (!received.toString('latin1').startsWith(COMMAND)) return null;
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** What ClamAV's daemon does with `zINSTREAM`: it knows one thing, and says what a test has it say otherwise. */
async function openScanner(otherwise = 'stream: OK\0'): Promise<{ url: string; seen: Buffer[] }> {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const file = fileIn(received);
      if (file === null) return;
      seen.push(file);
      socket.end(file.includes(MALWARE) ? 'stream: Eicar-Test-Signature FOUND\0' : otherwise);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

describe('a file that somebody has sent', () => {
  it('is seen by the scanner whole, in parts', async () => {
    const { url, seen } = await openScanner();
    const bytes = Buffer.alloc(200_000, 'a picture');
    await createScanFile(url)(bytes);
    expect(seen[0]?.equals(bytes)).toBe(true);
  });

  it('is refused where malware is found in it, at its end too', async () => {
    const { url } = await openScanner();
    const infected = Buffer.concat([Buffer.alloc(100_000, 'x'), MALWARE]);
    await expect(createScanFile(url)(infected)).rejects.toMatchObject({
      statusCode: 400,
      code: 'infected-file',
    });
  });

  it.each(['', 'stream: INSTREAM size limit exceeded. ERROR\0', 'OK', 'stream: OK but not sure'])(
    'is not taken where the scanner says %j',
    async (verdict) => {
      const { url } = await openScanner(verdict);
      const away = { statusCode: 503, code: 'scanner-away' };
      await expect(createScanFile(url)(Buffer.from('x'))).rejects.toMatchObject(away);
    },
  );

  it('is not taken where nobody scans', async () => {
    await expect(createScanFile('tcp://127.0.0.1:1')(Buffer.from('x'))).rejects.toMatchObject({
      statusCode: 503,
    });
  });

  it('is scanned by both operations that take one, before anything is kept', async () => {
    const app = await openTestApp(FAST_BACKEND);
    onTestFinished(() => app.close());
    const { url } = await openScanner();
    const { http } = await openAppBeside(app, { scannerUrl: url });
    for (const [address, identity, fields] of [
      ['/api/v1/media/upload', 'project_admin', { projectId: '1' }],
      ['/api/v1/users/project/1/add-user-media', 'project_admin', {}],
    ] as const) {
      const body = new Response(uploadForm(MALWARE, fields, 'plan.pdf'));
      const response = await http.inject({
        method: 'POST',
        url: address,
        headers: { ...app.headersOf[identity], 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      expect([address, response.statusCode, response.json().code]).toEqual([address, 400, 'infected-file']);
    }
  });
});
