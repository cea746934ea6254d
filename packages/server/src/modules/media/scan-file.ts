import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { RequestError } from '../../errors.ts';

/** Looks at what somebody has sent before anything is made of it. @throws {RequestError} 400, 503 */
export type ScanFile = (bytes: Buffer) => Promise<void>;

const TIMEOUT_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Asks ClamAV's daemon, or what speaks its INSTREAM command. Where one is set and does not respond nothing is taken: a file
 * that nobody has looked at would be served to others.
 */
export function createScanFile(url: string | null | undefined): ScanFile {
  if (!url) return async () => undefined;
  const { hostname, port } = new URL(url);
  return async (bytes) => {
    const verdict = await ask({ host: hostname, port: Number(port || 3310) }, bytes).catch(() => '');
    if (/: OK\0?\n?$/.test(verdict)) return;
    if (/ FOUND\0?\n?$/.test(verdict))
      throw new RequestError(400, 'infected-file', 'The file has malware in it. It was not taken.');
    const sentence = 'Files cannot be checked for malware at the moment. Please try again later.';
    throw new RequestError(503, 'scanner-away', sentence);
  };
}

async function ask(
  address: { readonly host: string; readonly port: number },
  bytes: Buffer,
): Promise<string> {
  const socket = connect({ ...address, timeout: TIMEOUT_MS });
  socket.on('timeout', () => socket.destroy(new Error('The scanner does not respond')));
  try {
    await once(socket, 'connect');
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
    return await text(socket);
  } finally {
    socket.destroy();
  }
}

function lengthOf(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}
