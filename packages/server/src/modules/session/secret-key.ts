import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../configuration.ts';
import { codeOf, StartError } from '../../errors.ts';
import type { SecretKeys } from './secret-keys.ts';

const BYTES = 32;

/** All that this server may read with, its own first. @throws {StartError} as `secretKey` */
export async function secretKeysOf({
  dataDir,
  secretKey: configured,
  otherSecretKey: other,
}: Pick<Configuration, 'dataDir' | 'secretKey' | 'otherSecretKey'>): Promise<SecretKeys> {
  const own = await secretKey(dataDir, configured);
  return other ? [own, other] : own;
}

/**
 * Key that tokens and cookies are signed with: what the configuration gives, else one that is made once and kept in
 * the data folder, readable by its owner only.
 * @throws {StartError} when the kept key is not whole.
 */
export async function secretKey(dataDir: string, configured: Uint8Array | null): Promise<Uint8Array> {
  if (configured) return configured;
  const file = path.join(dataDir, 'secret.key');
  const made = randomBytes(BYTES);
  try {
    await writeFile(file, made.toString('hex'), { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const stored = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (stored.length === BYTES) return stored;
  throw new StartError(
    `The key in ${file} is damaged. Remove the file to have a new one; everybody has to log in again.`,
  );
}
