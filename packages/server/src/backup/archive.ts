import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';

/** A file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ArchiveOptions {
  readonly passphrase: string;
  /** How much work it is to try a passphrase; lower only in tests. */
  readonly scryptWorkFactor?: number | undefined;
}

const WORK_FACTOR = 18;

/**
 * Writes entries to a file, as tar in gzip in age (`age -d FILE | tar -xz` reads it). It is there under its name when it is
 * whole.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  { passphrase, scryptWorkFactor = WORK_FACTOR }: ArchiveOptions,
): Promise<void> {
  const draft = `${file}.part`;
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  encrypter.setPassphrase(passphrase);
  const tar = pack();
  const packed = tar.pipe(createGzip({ level: 1 }));
  tar.on('error', (error) => packed.destroy(error));
  try {
    const encrypted = await encrypter.encrypt(
      Readable.toWeb(packed) as ReadableStream<Uint8Array> as globalThis.ReadableStream<Uint8Array>,
    );
    const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    const written = pipeline(Readable.fromWeb(encrypted as ReadableStream<Uint8Array>), sink);
    const filled = fill(tar, entries);
    await Promise.all([written, filled]);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, file);
}

async function fill(tar: ReturnType<typeof pack>, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  try {
    for await (const { name, bytes } of entries) {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
      });
    }
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    throw error;
  }
}

/** The entries of an archive, in their order. @throws for a wrong passphrase, and for a file that is not whole. */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const decrypted = await decrypter.decrypt(
    Readable.toWeb(
      createReadStream(file),
    ) as ReadableStream<Uint8Array> as globalThis.ReadableStream<Uint8Array>,
  );
  const tar = extract();
  const unpacked = pipeline(Readable.fromWeb(decrypted as ReadableStream<Uint8Array>), createGunzip(), tar);
  // It is told by the loop.
  unpacked.catch(() => undefined);
  for await (const entry of tar) {
    yield { name: entry.header.name, bytes: await buffer(entry) };
  }
  await unpacked;
}
