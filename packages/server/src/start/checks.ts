import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Configuration } from '../configuration.ts';
import { codeOf, StartError } from '../errors.ts';
import { type MediaLocation, openMediaStore } from '../modules/media/open-media-store.ts';

/** Held as long as this process works on a data folder; the system frees it however the process ends. */
export interface DataLock {
  release(): void;
}

/**
 * Makes all checks of a start, cheapest first, so that a mistake is told before anything is built.
 * Gives the lock of the data folder, or null when the data is on a database server.
 * @throws {StartError} at the first that fails.
 */
export async function checkStart(configuration: Configuration): Promise<DataLock | null> {
  await checkPort(configuration.port, configuration.host);
  await checkDataDir(configuration.dataDir);
  await checkMediaStore({ mediaDir: configuration.dataDir, mediaUrl: configuration.mediaUrl }).catch(
    (error: StartError) => {
      // The start goes on without it, and says so.
      if (!isAway(error.cause)) throw error;
    },
  );
  return configuration.database.kind === 'embedded' ? lockDataDir(configuration.dataDir) : null;
}

/**
 * Tries every address of the host: a browser that is told `localhost` may choose either of the two.
 * @throws {StartError} when the port cannot be listened on at one of them.
 */
export async function checkPort(port: number, host = 'localhost'): Promise<void> {
  for (const address of host === 'localhost' ? LOOPBACK : [host]) {
    const error = await listenOnce(port, address);
    // A machine without IPv6 has only the first.
    const isAbsent = address === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));
    if (error && !isAbsent) throw portError(error, port, host);
  }
}

const LOOPBACK = ['127.0.0.1', '::1'];

async function listenOnce(port: number, address: string): Promise<Error | null> {
  const server = createServer();
  const error = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve).listen({ port, host: address, exclusive: true }, () => resolve(null));
  });
  if (!error) await new Promise((resolve) => server.close(resolve));
  return error;
}

/** The sentence for an error of listening. */
export function portError(error: unknown, port: number, host: string, variable = 'PORT'): StartError {
  const reason: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop what uses it, or set ${variable} to another port.`,
    EACCES: `Port ${port} may not be used by this user. Set ${variable} to a port above 1023.`,
    EADDRNOTAVAIL: `The host ${host} is no address of this machine. Set HOST to one that is.`,
    ENOTFOUND: `The host ${host} is unknown. Set HOST to an address of this machine.`,
  };
  const code = codeOf(error);
  return new StartError(
    reason[code] ?? `The server cannot listen on ${host}:${port} (${code || String(error)}).`,
    {
      cause: error,
    },
  );
}

/** @throws {StartError} when the folder cannot be made or written to. */
export async function checkDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.write-test-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written to (${codeOf(error)}). Set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
}

/**
 * Looks for a file that nobody has, so that a wrong address or key is told at the start.
 * @throws {StartError} when S3-compatible storage does not answer as it must; never with the key.
 */
export async function checkMediaStore(location: MediaLocation): Promise<void> {
  try {
    await openMediaStore(location).file('0'.repeat(64)).sizeBytes();
  } catch (error) {
    const { host, pathname } = new URL(location.mediaUrl ?? 'file:///');
    const reason = codeOf((error as Error).cause) || (error as Error).message;
    throw new StartError(
      `The media store ${pathname.slice(1)} at ${host} cannot be used (${reason}). Check MEDIA_URL.`,
      { cause: error },
    );
  }
}

/** Whether nobody responds there, rather than somebody who refuses. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || error.name === 'TimeoutError' || codeOf(error.cause) !== '';
}

/**
 * Takes the data folder for this process: two processes on one embedded database would lose each other's rows.
 * @throws {StartError} when another process holds it.
 */
export function lockDataDir(dataDir: string): DataLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(dataDir, 'lock.sqlite'));
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    throw new StartError(lockError(dataDir, error), { cause: error });
  }
  const held = file;
  return { release: () => held.isOpen && held.close() };
}

function lockError(dataDir: string, error: unknown): string {
  return /locked/.test(String(error))
    ? `Another process is using the data in ${dataDir}. Stop it, or set DATA_DIR to another folder.`
    : `The data folder ${dataDir} cannot be locked (${String(error)}).`;
}
