import { readFile } from 'node:fs/promises';
import { StartError } from '../errors.ts';

const SHORTEST = 12;

/**
 * The passphrase of backups, from `BACKUP_PASSPHRASE` or the file that `BACKUP_PASSPHRASE_FILE` names: arguments are seen by
 * everybody on the machine.
 * @throws {StartError} without one, and for one that is soon guessed
 */
export async function readPassphrase(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { BACKUP_PASSPHRASE: given, BACKUP_PASSPHRASE_FILE: file } = environment;
  const passphrase = given || (file ? (await readFile(file, 'utf8')).trim() : '');
  if (passphrase.length >= SHORTEST) return passphrase;
  throw new StartError(
    `Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file, with at least ${SHORTEST} characters. Who loses it loses the backup.`,
  );
}
